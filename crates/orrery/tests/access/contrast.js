// Given a picture of the page without its letters, the lines that do not stand out from what lies under them, by the
// measure of WCAG 2.
async (picture, lines) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  paper.drawImage(image, 0, 0);
  const part = (value) => value <= .03928 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => .2126 * part(r / 255) + .7152 * part(g / 255) + .0722 * part(b / 255);
  const ratio = (one, two) => (Math.max(one, two) + .05) / (Math.min(one, two) + .05);
  const found = [];
  for (const { box: [x, above, width, high], colour, large, text } of lines) {
    // The letters lie in the middle of their line; above and below them there may be borders.
    const [y, height] = [above + high * .2, high * .6];
    const { data } = paper.getImageData(Math.round(x), Math.round(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
    const ratios = [];
    for (let i = 0; i < data.length; i += 4 * 3) {
      const under = [data[i], data[i + 1], data[i + 2]];
      const letter = under.map((ground, k) => colour[k] * colour[3] + ground * (1 - colour[3]));
      ratios.push(ratio(light(letter), light(under)));
    }
    ratios.sort((a, b) => a - b);
    // A border or a line of the map may touch the box of a text; its ground is what most of the box shows.
    const usual = ratios[Math.floor(ratios.length * .12)];
    if (usual < (large ? 3 : 4.5) - .02) found.push(usual.toFixed(2) + " " + text);
  }
  return [...new Set(found)];
}
