import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { type Answers, readAnswers, writeAnswers } from "../../answers.ts";
import type { KeyData } from "../../key-data.ts";

const never = () => () => {};

/** False on the server and while the browser takes over its page. */
const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const readHash = (): string => location.hash;
const noHash = (): string => "";

function onHash(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  window.addEventListener("popstate", listener);
  return () => {
    window.removeEventListener("hashchange", listener);
    window.removeEventListener("popstate", listener);
  };
}

/** As a link to the fragment would, but the page does not scroll. */
function pushHash(fragment: string): void {
  history.pushState(null, "", `#${fragment}`);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

export type KeyAnswers = {
  answers: Answers;
  /** Whether scripts run: then answers stay behind #, and nothing is sent. */
  isPrivate: boolean;
  /** Where the same page with other answers is. */
  addressOf(answers: Answers): string;
  change(answers: Answers): void;
};

/**
 * The answers of the address: behind # where scripts run, in the query elsewhere.
 * @param sent the answers that came in the query, as text
 */
export function useAnswers(sent: string, { places }: Pick<KeyData, "places">): KeyAnswers {
  const hash = useSyncExternalStore(onHash, readHash, noHash);
  const isPrivate = useIsTakenOver();
  const last = useRef(sent);
  // Other links of the page lead to its parts: "#main" is no answer, and takes none back.
  const text = !isPrivate ? sent : hash === "" || hash.includes("=") ? hash.slice(1) : last.current;
  useEffect(() => {
    last.current = text;
  }, [text]);
  const answers = useMemo(() => {
    const { place, ...read } = readAnswers(new URLSearchParams(text));
    return place !== undefined && Object.hasOwn(places, place) ? { ...read, place } : read;
  }, [text, places]);
  return {
    answers,
    isPrivate,
    addressOf: (wanted) => `/key${isPrivate ? "#" : "?"}${writeAnswers(wanted)}`,
    change: (wanted) => pushHash(String(writeAnswers(wanted))),
  };
}
