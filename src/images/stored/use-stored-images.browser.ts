import { useEffect, useSyncExternalStore } from "react";
import { adminFetch, SIGNED_IN_AGAIN } from "../../admin/api/admin-api.browser.ts";
import { UPLOADS_PATH } from "../../platform/storage/image-names.ts";
import { createStoredPictures, LOADING, type PictureState } from "./stored-images.ts";

/** Those of drafts are for signed-in administrators alone, and an `<img>` cannot say who asks. */
const pictures = createStoredPictures({
  async load(url, signal) {
    const response = await adminFetch(url, { signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.blob();
  },
});

export const forgetIdlePictures = pictures.forgetIdle;

/** The token goes to this site's own pictures and nowhere else; drawings and what is here already need none. */
const needsToken = (url: string): boolean => url.startsWith(UPLOADS_PATH);

function useRetryLost(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener(SIGNED_IN_AGAIN, pictures.retryLost);
    return () => window.removeEventListener(SIGNED_IN_AGAIN, pictures.retryLost);
  }, [isLost]);
}

/** A picture by its address, brought in the name of whoever is signed in. */
export function useStoredPicture(url: string): PictureState {
  useEffect(() => (needsToken(url) ? pictures.hold(url) : undefined), [url]);
  const state = useSyncExternalStore(
    pictures.subscribe,
    () => pictures.state(url),
    () => LOADING,
  );
  useRetryLost(needsToken(url) && state.step === "lost");
  return needsToken(url) ? state : { step: "there", address: url };
}

/** The same for several: what can be shown of those that are there, by the address that was asked for. */
export function useStoredPictures(urls: readonly string[]): ReadonlyMap<string, string> {
  const key = urls.filter(needsToken).join("\n");
  useEffect(() => {
    const releases = key === "" ? [] : key.split("\n").map((url) => pictures.hold(url));
    return () => {
      for (const release of releases) release();
    };
  }, [key]);
  useSyncExternalStore(pictures.subscribe, pictures.changes, () => 0);
  const states = key.split("\n").map((url) => [url, pictures.state(url)] as const);
  useRetryLost(states.some(([, { step }]) => step === "lost"));
  return new Map(states.flatMap(([url, state]) => (state.step === "there" ? [[url, state.address] as const] : [])));
}
