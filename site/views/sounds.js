/** Sounds, made here out of a few notes of a wooden bar: short, soft, and from one scale, so that any two go together. */

/** @import { Sound } from "../state/sounds.js" */

/**
 * When the note begins, in seconds after the sound; its pitch in hertz; how long it rings, in seconds; how loud it is, up to 1.
 * @typedef {{ at: number, pitch: number, length: number, loudness: number }} Note
 */

/** The scale: C, D, E, G and A of three octaves. */
const SCALE = Object.freeze([262, 294, 330, 392, 440, 523, 587, 659, 784, 880, 1047, 1175, 1319]);
/** Where moves begin on it: those made here higher and upwards, those of others lower and downwards. */
const [OWN, OTHERS] = [5, 4];
/** Seconds between the notes of a move. */
const RUN = 0.055;

/**
 * @param {number} at
 * @param {number} step on the scale
 * @param {number} [length]
 * @param {number} [loudness]
 * @returns {Note}
 */
const note = (at, step, length = 0.22, loudness = 0.5) => ({ at, pitch: SCALE[step], length, loudness });

/**
 * @param {Sound} sound
 * @returns {Note[]}
 */
export function notesOf(sound) {
  switch (sound.kind) {
    case "move": {
      // One note is the colour; each further one stands for more cells: 1, 4, 9 and 16.
      const run = Math.min(4, Math.floor(Math.sqrt(sound.worth)));
      const [begin, way] = sound.own ? [OWN, 1] : [OTHERS, -1];
      return Array.from({ length: 1 + run }, (_, index) => note(index * RUN, begin + way * index, 0.2, index === 0 ? 0.55 : 0.4));
    }
    case "region":
      return [note(0, 7, 0.5, 0.4), note(0.09, 10, 0.6, 0.4)];
    case "low":
      return [note(0, 7, 0.2, 0.8), note(0.13, 9, 0.3, 0.8)];
    case "won":
      return [note(0, 5), note(0.11, 7), note(0.22, 8), note(0.33, 10, 0.8, 0.6), note(0.33, 7, 0.8, 0.3)];
    case "lost":
      return [note(0, 4, 0.3), note(0.16, 3, 0.3), note(0.32, 0, 0.7)];
    default:
      return [note(0, 3, 0.3), note(0.18, 5, 0.3), note(0.36, 3, 0.6)];
  }
}

/** Seconds of one sound before the next one begins. @param {Note[]} notes */
const lengthOf = (notes) => Math.max(...notes.map(({ at }) => at)) + 0.12;

/** Seconds of silence after which the device may rest. */
const REST = 20;
/** Seconds that a sound may come late; later, it would only be a riddle. */
const PATIENCE = 0.5;

/** What lets sounds be heard, once somebody has pressed something: browsers allow none before. */
export class Speaker {
  /** @type {AudioContext | null} */
  #audio = null;
  /** @type {PeriodicWave | null} */
  #wave = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting = undefined;

  /**
   * @param {Document} document
   * @param {() => boolean} wished whether sounds are wished for: who wants none needs no device for it
   */
  constructor(document, wished) {
    const wake = () => {
      if (wished()) this.#wake();
    };
    // With a finger it is the letting go that counts.
    for (const gesture of ["pointerdown", "pointerup", "keydown", "click"]) document.addEventListener(gesture, wake, { passive: true });
  }

  /** Whether this browser can make sounds at all. */
  get able() {
    return typeof AudioContext !== "undefined";
  }

  /** To be called from within a gesture. */
  #wake() {
    if (this.#audio || !this.able || navigator.userActivation?.isActive === false) return;
    try {
      this.#audio = new AudioContext({ latencyHint: "interactive" });
      // A bar of wood sounds two octaves above its note as well.
      const parts = new Float32Array([0, 1, 0, 0, 0.28, 0, 0, 0, 0, 0.05]);
      this.#wave = new PeriodicWave(this.#audio, { real: new Float32Array(parts.length), imag: parts });
      this.#rest();
    } catch {
      // No device, or too many sounds elsewhere. The game is the same without.
      this.#audio = null;
    }
  }

  /**
   * @param {Sound[]} sounds one after another
   * @param {number} volume from 0 to 100
   */
  play(sounds, volume) {
    const audio = this.#audio;
    if (!audio || volume <= 0) return;
    if (audio.state === "running") return this.#schedule(audio, sounds, volume);
    const asked = performance.now();
    audio.resume().then(
      () => {
        if (performance.now() - asked < 1000 * PATIENCE) this.#schedule(audio, sounds, volume);
      },
      () => {},
    );
  }

  /**
   * @param {AudioContext} audio
   * @param {Sound[]} sounds
   * @param {number} volume
   */
  #schedule(audio, sounds, volume) {
    // Ears hear ratios: half the way on the slider is a quarter of the strength.
    const room = new GainNode(audio, { gain: 0.5 * (volume / 100) ** 2 });
    room.connect(audio.destination);
    let begin = audio.currentTime + 0.005;
    for (const sound of sounds) {
      const notes = notesOf(sound);
      for (const each of notes) this.#strike(audio, room, begin, each);
      begin += lengthOf(notes);
    }
    this.#rest();
  }

  /**
   * @param {AudioContext} audio
   * @param {AudioNode} room
   * @param {number} begin
   * @param {Note} note
   */
  #strike(audio, room, begin, { at, pitch, length, loudness }) {
    const start = begin + at;
    const tone = new OscillatorNode(audio, { frequency: pitch, ...(this.#wave ? { type: "custom", periodicWave: this.#wave } : {}) });
    const force = new GainNode(audio, { gain: 0 });
    // Struck at once, but without a click; then it dies away as a bar does.
    force.gain.setValueAtTime(0.0001, start);
    force.gain.exponentialRampToValueAtTime(loudness, start + 0.006);
    force.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(force).connect(room);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }

  /** Lets the device sleep when nothing is heard for a while. */
  #rest() {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#audio?.suspend().catch(() => {}), 1000 * REST);
  }
}
