import { useCallback, useEffect, useState } from "react";
import { SIGNED_IN_AGAIN } from "../api/admin-api.browser.ts";
import { type Failure, failureOf } from "../api/failure.ts";

type Loaded<Content> = {
  /** Undefined until loaded; previous content stays during a reload. */
  content: Content | undefined;
  failure: Failure | undefined;
  /** True while a request is pending. */
  loading: boolean;
  reload(): void;
};

const NEW_SIGN_IN = [SIGNED_IN_AGAIN];

/**
 * The content of an admin page, or why it failed to load. A response to an earlier request is ignored.
 * @param load must be stable from render to render, because a new function triggers a reload. It rejects with a
 * `Failure` or with what `fetch` throws
 * @param events what makes it load again: by default a new sign-in on the same page
 */
export function useLoaded<Content>(
  load: (signal: AbortSignal) => Promise<Content>,
  events: readonly string[] = NEW_SIGN_IN,
): Loaded<Content> {
  const [content, setContent] = useState<Content>();
  const [failure, setFailure] = useState<Failure>();
  const [loading, setLoading] = useState(true);
  const [asked, setAsked] = useState(0);
  const reload = useCallback(() => setAsked((times) => times + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is there to ask once more.
  useEffect(() => {
    const abort = new AbortController();
    setLoading(true);
    load(abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return;
        setContent(answer);
        setFailure(undefined);
        setLoading(false);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setFailure(failureOf(error));
        setLoading(false);
      },
    );
    return () => abort.abort();
  }, [load, asked]);
  useEffect(() => {
    for (const event of events) window.addEventListener(event, reload);
    return () => {
      for (const event of events) window.removeEventListener(event, reload);
    };
  }, [events, reload]);
  return { content, failure, loading, reload };
}
