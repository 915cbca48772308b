/** Putting the page among the device's own programs: what the browser offers, and whether it is there already. */

/**
 * The event with which some browsers say that the page can be installed; TypeScript does not know it.
 * @typedef {Event & { prompt(): Promise<unknown>, userChoice: Promise<{ outcome: "accepted" | "dismissed" }> }} InstallEvent
 */

/** What the browser can do. */
export class Home {
  /** @type {InstallEvent | null} */
  #event = null;
  #installed = false;

  /** @param {Window} [window] the browser's */
  constructor(window = globalThis.window) {
    this.window = window;
    /** Told whenever something has changed. @type {() => void} */
    this.onChange = () => {};
    window.addEventListener("beforeinstallprompt", (event) => {
      // It is offered when there is a reason, not on the first visit.
      event.preventDefault();
      this.#event = /** @type {InstallEvent} */ (event);
      this.onChange();
    });
    window.addEventListener("appinstalled", () => {
      this.#installed = true;
      this.#event = null;
      this.onChange();
    });
  }

  /**
   * `ask`: the browser has a question of its own for it. `by-hand`: on iOS the person has to do it. Null: it is
   * installed, or this browser says nothing.
   * @returns {"ask" | "by-hand" | null}
   */
  get way() {
    if (this.#installed || this.#runsAlone()) return null;
    if (this.#event) return "ask";
    // Only on iOS and iPadOS is there such a property.
    return Reflect.get(this.window.navigator, "standalone") === false ? "by-hand" : null;
  }

  /** Whether the page has a window of its own. */
  #runsAlone() {
    const { navigator } = this.window;
    return this.window.matchMedia("(display-mode: standalone)").matches || Reflect.get(navigator, "standalone") === true;
  }

  /** @returns {Promise<boolean>} whether the person has agreed; each event can ask once */
  async ask() {
    const event = this.#event;
    if (!event) return false;
    this.#event = null;
    await event.prompt();
    const { outcome } = await event.userChoice;
    this.onChange();
    return outcome === "accepted";
  }
}
