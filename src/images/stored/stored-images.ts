/** How far a stored picture is on its way here; `address` is what an `<img>` can show. */
export type PictureState = { step: "loading" } | { step: "there"; address: string } | { step: "lost" };

type StoredPicturesParts = {
  /** Brings the bytes, or rejects where they are not to be had. */
  load(url: string, signal: AbortSignal): Promise<Blob>;
  /** How many pictures that nobody shows at the moment are kept for whoever shows them next. */
  mostIdle?: number;
};

type Held = { users: number; state: PictureState; ended: AbortController };

/** Small forms of some kilobytes: the rows of several pages. */
const MOST_IDLE = 120;

export const LOADING: PictureState = { step: "loading" };
const LOST: PictureState = { step: "lost" };

/**
 * Stored pictures as the admin area shows them: asked for once by their address, in the name of whoever is signed in,
 * and kept as the browser's own objects, so that a list that is drawn again does not flicker.
 */
export function createStoredPictures({ load, mostIdle = MOST_IDLE }: StoredPicturesParts) {
  /** Those that nobody shows stand in the order in which they were given back. */
  const held = new Map<string, Held>();
  const listeners = new Set<() => void>();
  let changes = 0;

  const publish = () => {
    changes += 1;
    for (const listener of listeners) listener();
  };

  async function bring(url: string, picture: Held): Promise<void> {
    const { signal } = picture.ended;
    try {
      const blob = await load(url, signal);
      if (!signal.aborted) picture.state = { step: "there", address: URL.createObjectURL(blob) };
    } catch {
      if (!signal.aborted) picture.state = LOST;
    }
    if (!signal.aborted) publish();
  }

  function drop(url: string, picture: Held): void {
    held.delete(url);
    picture.ended.abort();
    if (picture.state.step === "there") URL.revokeObjectURL(picture.state.address);
  }

  function dropIdle(most: number): void {
    const idle = [...held].filter(([, { users }]) => users === 0);
    for (const [url, picture] of idle.slice(0, Math.max(0, idle.length - most))) drop(url, picture);
  }

  function release(url: string, picture: Held): void {
    picture.users -= 1;
    if (picture.users > 0) return;
    if (picture.state.step === "there") {
      held.delete(url);
      held.set(url, picture);
      dropIdle(mostIdle);
    } else {
      // What is not there yet is not waited for.
      drop(url, picture);
    }
  }

  return {
    /** Has a picture brought, if it is not here, and keeps it. @returns what gives it back */
    hold(url: string): () => void {
      const known = held.get(url);
      const picture: Held = known ?? { users: 0, state: LOADING, ended: new AbortController() };
      picture.users += 1;
      if (known === undefined) {
        held.set(url, picture);
        void bring(url, picture);
      }
      let isHeld = true;
      return () => {
        if (isHeld) release(url, picture);
        isHeld = false;
      };
    },
    state: (url: string): PictureState => held.get(url)?.state ?? LOADING,
    /** Asks once more for what was lost: whoever shows it may have signed in again. */
    retryLost(): void {
      for (const [url, picture] of held) {
        if (picture.state.step !== "lost") continue;
        picture.state = LOADING;
        void bring(url, picture);
      }
      publish();
    },
    /** Lets go of all that nobody shows: after a picture was withdrawn, nothing of it stays here. */
    forgetIdle: () => dropIdle(0),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Another number after each change. */
    changes: (): number => changes,
  };
}
