/** The loading state of a stored image; `address` is what an `<img>` can show. */
export type ImageState = { step: "loading" } | { step: "there"; address: string } | { step: "lost" };

type StoredImagesParts = {
  /** Loads the bytes, or rejects if they are not available. */
  load(url: string, signal: AbortSignal): Promise<Blob>;
  /** How many images without a user are kept for later use. */
  mostIdle?: number;
};

type Held = { users: number; state: ImageState; ended: AbortController };

/** Small variants of a few kilobytes each: enough for the rows of several pages. */
const MOST_IDLE = 120;

export const LOADING: ImageState = { step: "loading" };
const LOST: ImageState = { step: "lost" };

/**
 * A cache of stored images for the admin area. Each address is fetched once, with the user's token, and kept as an
 * object URL, so that a list that is rendered again does not flicker.
 */
export function createStoredImages({ load, mostIdle = MOST_IDLE }: StoredImagesParts) {
  /** Images without a user are in the order in which they were released. */
  const held = new Map<string, Held>();
  const listeners = new Set<() => void>();
  let changes = 0;

  const publish = () => {
    changes += 1;
    for (const listener of listeners) listener();
  };

  async function loadInto(url: string, image: Held): Promise<void> {
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
      // Nobody waits for this image any more, so its load is dropped.
      drop(url, image);
    }
  }

  return {
    /** Loads an image unless it is cached, and keeps it. @returns a function that releases it */
    hold(url: string): () => void {
      const known = held.get(url);
      const image: Held = known ?? { users: 0, state: LOADING, ended: new AbortController() };
      image.users += 1;
      if (known === undefined) {
        held.set(url, image);
        void loadInto(url, image);
      }
      let isHeld = true;
      return () => {
        if (isHeld) release(url, image);
        isHeld = false;
      };
    },
    state: (url: string): ImageState => held.get(url)?.state ?? LOADING,
    /** Retries images that could not be loaded: the user may have signed in again. */
    retryLost(): void {
      for (const [url, image] of held) {
        if (image.state.step !== "lost") continue;
        image.state = LOADING;
        void loadInto(url, image);
      }
      publish();
    },
    /** Drops all images without a user, so that nothing of a withdrawn image stays here. */
    forgetIdle: () => dropIdle(0),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Changes with every update. */
    changes: (): number => changes,
  };
}
