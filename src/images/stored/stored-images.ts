/** How far a stored image is on its way here; `address` is what an `<img>` can show. */
export type ImageState = { step: "loading" } | { step: "there"; address: string } | { step: "lost" };

type StoredImagesParts = {
  /** Brings the bytes, or rejects where they are not to be had. */
  load(url: string, signal: AbortSignal): Promise<Blob>;
  /** How many images that nobody shows at the moment are kept for whoever shows them next. */
  mostIdle?: number;
};

type Held = { users: number; state: ImageState; ended: AbortController };

/** Small variants of some kilobytes: the rows of several pages. */
const MOST_IDLE = 120;

export const LOADING: ImageState = { step: "loading" };
const LOST: ImageState = { step: "lost" };

/**
 * Stored images as the admin area shows them: asked for once by their address, in the name of whoever is signed in,
 * and kept as the browser's own objects, so that a list that is drawn again does not flicker.
 */
export function createStoredImages({ load, mostIdle = MOST_IDLE }: StoredImagesParts) {
  /** Those that nobody shows stand in the order in which they were given back. */
  const held = new Map<string, Held>();
  const listeners = new Set<() => void>();
  let changes = 0;

  const publish = () => {
    changes += 1;
    for (const listener of listeners) listener();
  };

  async function bring(url: string, image: Held): Promise<void> {
    const { signal } = image.ended;
    try {
      const blob = await load(url, signal);
      if (!signal.aborted) image.state = { step: "there", address: URL.createObjectURL(blob) };
    } catch {
      if (!signal.aborted) image.state = LOST;
    }
    if (!signal.aborted) publish();
  }

  function drop(url: string, image: Held): void {
    held.delete(url);
    image.ended.abort();
    if (image.state.step === "there") URL.revokeObjectURL(image.state.address);
  }

  function dropIdle(most: number): void {
    const idle = [...held].filter(([, { users }]) => users === 0);
    for (const [url, image] of idle.slice(0, Math.max(0, idle.length - most))) drop(url, image);
  }

  function release(url: string, image: Held): void {
    image.users -= 1;
    if (image.users > 0) return;
    if (image.state.step === "there") {
      held.delete(url);
      held.set(url, image);
      dropIdle(mostIdle);
    } else {
      // What is not there yet is not waited for.
      drop(url, image);
    }
  }

  return {
    /** Has an image brought, if it is not here, and keeps it. @returns what gives it back */
    hold(url: string): () => void {
      const known = held.get(url);
      const image: Held = known ?? { users: 0, state: LOADING, ended: new AbortController() };
      image.users += 1;
      if (known === undefined) {
        held.set(url, image);
        void bring(url, image);
      }
      let isHeld = true;
      return () => {
        if (isHeld) release(url, image);
        isHeld = false;
      };
    },
    state: (url: string): ImageState => held.get(url)?.state ?? LOADING,
    /** Asks once more for what was lost: whoever shows it may have signed in again. */
    retryLost(): void {
      for (const [url, image] of held) {
        if (image.state.step !== "lost") continue;
        image.state = LOADING;
        void bring(url, image);
      }
      publish();
    },
    /** Lets go of all that nobody shows: after an image was withdrawn, nothing of it stays here. */
    forgetIdle: () => dropIdle(0),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Another number after each change. */
    changes: (): number => changes,
  };
}
