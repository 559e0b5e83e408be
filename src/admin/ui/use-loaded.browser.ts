import { useCallback, useEffect, useState } from "react";
import { SIGNED_IN_AGAIN } from "../api/admin-api.browser.ts";
import { type Failure, failureOf } from "../api/failure.ts";

type Loaded<Content> = {
  /** Undefined until it has come; what came before stays while it is asked for again. */
  content: Content | undefined;
  failure: Failure | undefined;
  reload(): void;
};

/**
 * What a page of the admin area shows, and why it could not be had. It is asked for again when somebody has signed in
 * again in place.
 * @param load has to keep its identity from one rendering to the next; another one is asked at once. It rejects with a
 * `Failure` or with what `fetch` throws
 */
export function useLoaded<Content>(load: (signal: AbortSignal) => Promise<Content>): Loaded<Content> {
  const [content, setContent] = useState<Content>();
  const [failure, setFailure] = useState<Failure>();
  const [asked, setAsked] = useState(0);
  const reload = useCallback(() => setAsked((times) => times + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is there to ask once more.
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return;
        setContent(answer);
        setFailure(undefined);
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setFailure(failureOf(error));
      },
    );
    return () => abort.abort();
  }, [load, asked]);
  useEffect(() => {
    window.addEventListener(SIGNED_IN_AGAIN, reload);
    return () => window.removeEventListener(SIGNED_IN_AGAIN, reload);
  }, [reload]);
  return { content, failure, reload };
}
