# The danger tables (2.6): what each symbol of a danger die does.
#
# id | common | uncommon | rare | special

T | - | spend 1 d   | wound nothing    | -
A | - | spend 1 d   | wound laceration | -
B | - | spend 1 d   | wound exhausted  | -
C | - | supplies -1 | wound exhausted  | -
D | - | -           | wound burn       | wound laceration
E | - | spend 1 d   | wound exhausted  | wound panic
