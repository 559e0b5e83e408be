import { useEffect, useSyncExternalStore } from "react";
import { UPLOADS_PATH } from "../../../platform/storage/image-names.ts";
import { adminFetch, SIGNED_IN_AGAIN } from "../../kit/api/admin-api.browser.ts";
import { createStoredImages, type ImageState, LOADING } from "./stored-images.ts";

/** Images of drafts require a session, and an `<img>` cannot send the token. */
const images = createStoredImages({
  async load(url, signal) {
    const response = await adminFetch(url, { signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.blob();
  },
});

export const forgetIdleImages = images.forgetIdle;

/** The token is sent only to this site's own images. Drawings and local addresses need none. */
const needsToken = (url: string): boolean => url.startsWith(UPLOADS_PATH);

function useRetryLost(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener(SIGNED_IN_AGAIN, images.retryLost);
    return () => window.removeEventListener(SIGNED_IN_AGAIN, images.retryLost);
  }, [isLost]);
}

/** Loads an image by its address with the user's token. */
export function useStoredImage(url: string): ImageState {
  useEffect(() => (needsToken(url) ? images.hold(url) : undefined), [url]);
  const state = useSyncExternalStore(
    images.subscribe,
    () => images.state(url),
    () => LOADING,
  );
  useRetryLost(needsToken(url) && state.step === "lost");
  return needsToken(url) ? state : { step: "there", address: url };
}

/** The same for several images: maps each requested address that is loaded to one that can be shown. */
export function useStoredImages(urls: readonly string[]): ReadonlyMap<string, string> {
  const key = urls.filter(needsToken).join("\n");
  useEffect(() => {
    const releases = key === "" ? [] : key.split("\n").map((url) => images.hold(url));
    return () => {
      for (const release of releases) release();
    };
  }, [key]);
  useSyncExternalStore(images.subscribe, images.changes, () => 0);
  const states = key.split("\n").map((url) => [url, images.state(url)] as const);
  useRetryLost(states.some(([, { step }]) => step === "lost"));
  return new Map(states.flatMap(([url, state]) => (state.step === "there" ? [[url, state.address] as const] : [])));
}
