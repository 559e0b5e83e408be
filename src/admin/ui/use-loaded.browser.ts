import { useCallback, useEffect, useState } from "react";
import { SIGNED_IN_AGAIN } from "../api/admin-api.browser.ts";
import { type Failure, failureOf } from "../api/failure.ts";

type Loaded<Content> = {
  /** Undefined until loaded; previous content stays during a reload. */
  content: Content | undefined;
  failure: Failure | undefined;
  reload(): void;
};

/**
 * The content of an admin page, or why it failed to load. Reloads after a new sign-in on the same page.
 * @param load must be stable from render to render, because a new function triggers a reload. It rejects with a
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
