// Sound: short tones, off until switched on, never the only signal.
// @ts-check

/** @type {AudioContext | null} */
let audio = null;
const TONES = /** @type {Record<string, [number, number][]>} */ ({ turn: [[523, 0], [784, .12]], tick: [[1200, 0]], commit: [[180, 0]], loss: [[140, 0], [110, .1]],
  roll: [[310, 0], [260, .06], [340, .13], [280, .21]], reveal: [[660, 0], [990, .09]], gain: [[523, 0], [659, .09], [784, .18]], end: [[392, 0], [523, .14], [659, .28], [1047, .42]] });

/** @param {string} name */
function sound(name) {
  if (document.documentElement.dataset.sound !== "on") return;
  audio ??= new AudioContext();
  for (const [pitch, after] of TONES[name] ?? []) {
    const [tone, level] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(.08, audio.currentTime + after);
    level.gain.exponentialRampToValueAtTime(.001, audio.currentTime + after + .18);
    tone.connect(level).connect(audio.destination);
    tone.start(audio.currentTime + after);
    tone.stop(audio.currentTime + after + .2);
  }
}
