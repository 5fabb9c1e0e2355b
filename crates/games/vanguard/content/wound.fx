# Wound cards (C18): what each icon of an injury die does.
#
# id | copies | damage | severe | mental | special

nothing    | 4 | spend 1 d     | -                      | -                | -
laceration | 8 | spend 1 d     | spend 2 d              | -                | -
severe     | 4 | sacrifice 1 d | wound laceration       | -                | -
exhausted  | 8 | -             | sacrifice 1 d          | discard 1        | -
burn       | 5 | -             | spend 2 d              | -                | treat BAS as ACC
panic      | 5 | -             | -                      | send 1 d         | discard 1
infection  | 4 | -             | -                      | spend 1 g        | supplies -1
frostbite  | 3 | spend 1 r     | -                      | -                | spend 1 b
breach     | 4 | supplies -1   | supplies -1; spend 1 d | -                | -
concussion | 3 | -             | spend 2 d              | treat VAN as BAS | -
