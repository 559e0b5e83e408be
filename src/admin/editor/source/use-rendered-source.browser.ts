import { startTransition, useEffect, useRef, useState } from "react";
import type { EntryImage, RenderedSource } from "./rendered-source.ts";
import { openSourceClient, type SourceClient } from "./source-client.browser.ts";

/** Characters for which a pause of one millisecond is waited: long texts are drawn when the writer pauses. */
const CHARACTERS_PER_MS = 150;
const LONGEST_PAUSE_MS = 500;

/**
 * The result of a source, made beside the page: it follows the writing and never holds it up. Undefined until the first
 * one is there.
 */
export function useRenderedSource(source: string, images: readonly EntryImage[]): RenderedSource | undefined {
  const [shown, setShown] = useState<RenderedSource>();
  const client = useRef<SourceClient>(undefined);
  // The list is made anew with every drawing of the form; what counts is what it says.
  const imageKey = JSON.stringify(images);

  useEffect(() => {
    const opened = openSourceClient();
    client.current = opened;
    return () => {
      client.current = undefined;
      opened.close();
    };
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const pause = Math.min(LONGEST_PAUSE_MS, source.length / CHARACTERS_PER_MS);
    const timer = setTimeout(async () => {
      const rendered = await client.current?.render(source, JSON.parse(imageKey) as EntryImage[]);
      if (isCurrent && rendered !== undefined) startTransition(() => setShown(rendered));
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [source, imageKey]);

  return shown;
}
