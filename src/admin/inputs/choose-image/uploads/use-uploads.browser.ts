import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ImageKind } from "../../../../content/images/image-kinds.ts";
import { adminFetch, SIGN_IN_ENDED, SIGNED_IN_AGAIN } from "../../../kit/api/admin-api.browser.ts";
import { readToken } from "../../../kit/api/token.browser.ts";
import type { UploadReply } from "../../stored-images/image-value.ts";
import { recogniseFile } from "./recognise-file.browser.ts";
import { smallImage } from "./small-image.browser.ts";
import { createImageSender } from "./upload-queue.browser.ts";
import { createUploads, type Upload, type Uploads } from "./uploads.browser.ts";

/** Makes any call that requires a session. If the session has ended, `adminFetch` asks the user to sign in. */
async function checkSignIn(): Promise<void> {
  try {
    await adminFetch("/api/desk");
  } catch {
    // The server cannot be reached. The next upload attempt will show whether the session is still valid.
  }
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The uploads of one form. They are cancelled when it unmounts. */
export function useUploads(kind: ImageKind, onUploaded: (reply: UploadReply, upload: Upload) => void): Uploads {
  const latest = useRef(onUploaded);
  useLayoutEffect(() => {
    latest.current = onUploaded;
  });
  const [uploads] = useState(() =>
    createUploads({
      send: createImageSender(kind),
      recognise: recogniseFile,
      small: smallImage,
      hasToken: () => readToken() !== null,
      checkSignIn,
      askSignIn: () => window.dispatchEvent(new Event(SIGN_IN_ENDED)),
      onUploaded: (reply, upload) => latest.current(reply, upload),
      wait,
    }),
  );
  useEffect(() => {
    const signedIn = () => uploads.wake("signed-out");
    // Another tab may have signed in.
    const stored = () => readToken() !== null && uploads.wake("signed-out");
    const online = () => uploads.wake("pausing");
    window.addEventListener(SIGNED_IN_AGAIN, signedIn);
    window.addEventListener("storage", stored);
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener(SIGNED_IN_AGAIN, signedIn);
      window.removeEventListener("storage", stored);
      window.removeEventListener("online", online);
      uploads.close();
    };
  }, [uploads]);
  useSyncExternalStore(uploads.subscribe, uploads.list, uploads.list);
  return uploads;
}
