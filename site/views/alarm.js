/** A short sound when somebody's time becomes short. */

/** @import { Page } from "../state/page.js" */

/** Two short notes, a fourth apart: hertz. */
const NOTES = [659, 880];
/** Seconds of one note. */
const LENGTH = 0.13;
const LOUDNESS = 0.12;

/** @param {AudioContext} audio */
function ring(audio) {
  for (const [index, frequency] of NOTES.entries()) {
    const start = audio.currentTime + index * LENGTH;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency });
    const volume = new GainNode(audio, { gain: 0 });
    // Without a ramp it would click.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
    volume.gain.linearRampToValueAtTime(0, start + LENGTH);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
}

/**
 * Rings once for each alarm of the table, unless the sound is off.
 * @param {Document} document
 * @param {Page} page
 */
export function listenToAlarms(document, page) {
  /** @type {AudioContext | null} */
  let audio = null;
  // Browsers let a page sound only after somebody has pressed something on it.
  const wake = () => {
    const { table } = page.state;
    if (!page.settings.state.sound || !table?.state.snapshot?.match.clock || typeof AudioContext === "undefined") return;
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
  };
  document.addEventListener("pointerdown", wake);
  document.addEventListener("keydown", wake);
  let heard = page.state.table?.state.alarm ?? null;
  page.subscribe(() => {
    const alarm = page.state.table?.state.alarm ?? null;
    if (alarm === heard) return;
    heard = alarm;
    if (alarm && audio && page.settings.state.sound) ring(audio);
  });
}
