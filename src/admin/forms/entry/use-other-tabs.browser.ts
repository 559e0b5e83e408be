import { useEffect, useState } from "react";

type Word = { word: "who" | "here" | "gone"; key: string; tab: string };

type OtherTabs = {
  /** The id of this tab while the form is open. */
  tab: string;
  /** Other tabs of this browser that have the same entry open. */
  others: ReadonlySet<string>;
  /** True once the other tabs have had time to answer. */
  asked: boolean;
};

/** Long enough for all tabs to answer, but too short to notice. */
const ANSWER_MS = 150;

/** Asks other tabs of this browser whether they have the same entry open, and answers their questions. */
export function useOtherTabs(key: string): OtherTabs {
  const [tab] = useState(() => crypto.randomUUID());
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    const channel = new BroadcastChannel("desk-entries");
    let answers = new Set<string>();
    let waiting: ReturnType<typeof setTimeout>;
    const say = (word: Word["word"]) => channel.postMessage({ word, key, tab } satisfies Word);
    // Ask again whenever the user returns to this tab: another tab may have crashed without saying so.
    const ask = () => {
      clearTimeout(waiting);
      answers = new Set();
      say("who");
      waiting = setTimeout(() => {
        setOthers(answers);
        setAsked(true);
      }, ANSWER_MS);
    };
    const leave = () => say("gone");
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.key !== key || data.tab === tab) return;
      if (data.word === "who") say("here");
      if (data.word === "gone") answers.delete(data.tab);
      else answers.add(data.tab);
      setOthers(new Set(answers));
    };
    ask();
    window.addEventListener("focus", ask);
    window.addEventListener("pageshow", ask);
    window.addEventListener("pagehide", leave);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("focus", ask);
      window.removeEventListener("pageshow", ask);
      window.removeEventListener("pagehide", leave);
      leave();
      channel.close();
    };
  }, [key, tab]);

  return { tab, others, asked };
}
