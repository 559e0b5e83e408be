import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { EntryWords } from "../entry-definition.ts";

type GoneNoticeProps = { words: EntryWords; binned: boolean; busy: boolean; onSaveAsNew(): void };

/** Says that the entry was deleted while somebody was writing, and how the text can be saved all the same. */
export function GoneNotice({ words, binned, busy, onSaveAsNew }: GoneNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="stop" role="alert" tabIndex={-1} ref={notice}>
      <h2>{binned ? `This ${words.noun} is in the bin` : `This ${words.noun} is no longer there`}</h2>
      <p>
        {binned
          ? `It was put there while you were writing. Your text is still here: save it as a new ${words.noun}, or take the old one out of the bin first and save again.`
          : `It was deleted for good while you were writing. Your text is still here: save it as a new ${words.noun}.`}
      </p>
      <div className="acts">
        <button type="button" className="btn" aria-disabled={busy || undefined} onClick={onSaveAsNew}>
          Save as a new {words.noun}
        </button>
        {binned && (
          <Link className="btn quiet" to="/admin/bin" target="_blank">
            Open the bin in a new tab
          </Link>
        )}
      </div>
    </div>
  );
}
