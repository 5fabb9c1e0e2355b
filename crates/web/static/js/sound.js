// Sound: short tones, off until switched on, never the only signal.
// @ts-check

/** @type {AudioContext | null} */
let audio = null;
const TONES = /** @type {Record<string, [number, number][]>} */ ({ turn: [[523, 0], [784, .12]], tick: [[1200, 0]], commit: [[180, 0]], loss: [[140, 0], [110, .1]] });

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
