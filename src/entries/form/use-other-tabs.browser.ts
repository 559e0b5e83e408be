import { useEffect, useState } from "react";

type Word = { word: "who" | "here" | "gone"; key: string; tab: string };

type OtherTabs = {
  /** This tab, for as long as the form is on it. */
  tab: string;
  /** The other tabs of this browser that have the same entry open. */
  others: ReadonlySet<string>;
  /** True as soon as the others have had time to answer. */
  asked: boolean;
};

/** Long enough for every tab of this browser to answer, short enough for nobody to notice. */
const ANSWER_MS = 150;

/** Asks the other tabs of this browser whether they have the same entry open, and answers them. */
export function useOtherTabs(key: string): OtherTabs {
  const [tab] = useState(() => crypto.randomUUID());
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    const channel = new BroadcastChannel("desk-entries");
    let answers = new Set<string>();
    let waiting: ReturnType<typeof setTimeout>;
    const say = (word: Word["word"]) => channel.postMessage({ word, key, tab } satisfies Word);
    // Asked anew whenever the person comes back to this tab: another one may have crashed without a word.
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
