/**
 * The page's side of the service worker: registers it, sees new builds come, and lets one take over. What is to be
 * done when is decided elsewhere.
 */

/**
 * How the files of a build stand on this device: not asked for, on their way, all here, or they could not be kept.
 * @typedef {"none" | "getting" | "ready" | "failed"} Stand
 */

/** The build that this page comes from. */
export const BUILD = new URL("../", import.meta.url).pathname.split("/").at(-2) ?? "";

const WORKER = new URL("../../../sw.js", import.meta.url).href;
const SCOPE = new URL("./", WORKER).href;

/** Milliseconds that the service worker may take to say of which build it is: it may have to be started for that. */
const PATIENCE = 30_000;

/** The service worker of this site, as far as this browser has such a thing. */
export class Service {
  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  #failed = false;

  /**
   * @param {object} parts
   * @param {(url: string) => string} parts.trust lets an address become that of a script
   * @param {ServiceWorkerContainer | null} [parts.container] the browser's; null where there is none: without a secure
   *   connection, in some private windows
   * @param {CacheStorage | null} [parts.stores]
   */
  constructor({ trust, container = globalThis.navigator?.serviceWorker ?? null, stores = globalThis.caches ?? null }) {
    this.trust = trust;
    this.container = container;
    this.stores = stores;
    /** Told whenever something may have changed. @type {() => void} */
    this.onChange = () => {};
  }

  /** Begins to listen, and looks for what an earlier visit has registered. Nothing is fetched. */
  async listen() {
    const { container } = this;
    if (!container) return;
    container.addEventListener("controllerchange", () => this.onChange());
    container.addEventListener("message", ({ data, ports }) => {
      if (data?.ask === "build") ports[0]?.postMessage({ build: BUILD });
    });
    container.startMessages();
    try {
      this.#follow((await container.getRegistration(SCOPE)) ?? null);
    } catch {
      // A browser that forbids it: as if there were none.
    }
  }

  /** Lets the browser fetch the whole build, or look for a new one. A failure is in the stand. */
  async register() {
    if (!this.container) return;
    try {
      this.#follow(await this.container.register(this.trust(WORKER), { scope: SCOPE }));
    } catch {
      // No network, a host without the file, a browser that forbids it.
      this.#fail();
    }
  }

  /** Looks for a new build. */
  async look() {
    try {
      await this.#registration?.update();
    } catch {
      // No network: another time.
    }
  }

  /** @returns {Stand} */
  get stand() {
    const registration = this.#registration;
    if (registration?.active) return "ready";
    if (this.#failed) return "failed";
    return registration ? "getting" : "none";
  }

  /** Whether the files of another build are all here and wait. */
  get waits() {
    return Boolean(this.#registration?.waiting && this.#registration.active);
  }

  /** @returns {Promise<string | null>} the build that this page's requests are answered from; null when there is none */
  controllingBuild() {
    return askForBuild(this.container?.controller ?? null);
  }

  /** @returns {Promise<string | null>} the build that the engine's files say they are of; null when they cannot be asked */
  async filesBuild() {
    try {
      const response = await fetch(new URL("../vendor/build.json", import.meta.url));
      const about = response.ok ? await response.json() : null;
      return typeof about?.build === "string" ? about.build : null;
    } catch {
      return null;
    }
  }

  /** Lets the build that waits take over, for all pages of this site at once. */
  takeOver() {
    this.#registration?.waiting?.postMessage({ ask: "take-over" });
  }

  /** Lets go of builds that no page needs any more. */
  tidyUp() {
    this.container?.controller?.postMessage({ ask: "tidy-up" });
  }

  /** Forgets every build: the next load of the page is as on a first visit. Matches and settings stay. */
  async forget() {
    try {
      await this.#registration?.unregister();
      for (const name of (await this.stores?.keys()) ?? []) {
        if (name.startsWith("filler-")) await this.stores?.delete(name);
      }
    } catch {
      // Whatever is left is not asked without a service worker.
    }
  }

  /** @param {ServiceWorkerRegistration | null} registration */
  #follow(registration) {
    if (!registration || registration === this.#registration) return this.onChange();
    this.#registration = registration;
    for (const worker of [registration.installing, registration.waiting, registration.active]) this.#watch(worker);
    registration.addEventListener("updatefound", () => {
      this.#failed = false;
      this.#watch(registration.installing);
      this.onChange();
    });
    this.onChange();
  }

  /** @param {ServiceWorker | null} worker */
  #watch(worker) {
    worker?.addEventListener("statechange", () => {
      // One that becomes redundant before it is installed could not get, or keep, all its files.
      if (worker.state === "redundant") this.#fail();
      else this.onChange();
    });
  }

  #fail() {
    this.#failed = true;
    this.onChange();
  }
}

/**
 * @param {ServiceWorker | null} worker
 * @returns {Promise<string | null>} of which build it is; null when there is none or it does not say
 */
function askForBuild(worker) {
  if (!worker) return Promise.resolve(null);
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    const done = (/** @type {unknown} */ build) => {
      clearTimeout(timer);
      port1.close();
      answer(typeof build === "string" ? build : null);
    };
    const timer = setTimeout(() => done(null), PATIENCE);
    port1.onmessage = ({ data }) => done(data?.build);
    worker.postMessage({ ask: "build" }, [port2]);
  });
}
