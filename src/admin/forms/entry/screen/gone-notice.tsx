import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Notice } from "../../../../ui/kit/notice.tsx";
import type { EntryWords } from "../entry-definition.ts";

type GoneNoticeProps = { words: EntryWords; binned: boolean; busy: boolean; onSaveAsNew(): void };

/** Says that the entry was deleted during editing, and how to save the text nevertheless. */
export function GoneNotice({ words, binned, busy, onSaveAsNew }: GoneNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice kind="alert" title={`This ${words.noun} ${binned ? "is in the bin" : "no longer exists"}`} ref={notice}>
      <p>
        {binned
          ? `It was moved there while you were writing. Your text is still here: save it as a new ${words.noun}, or restore the old one from the bin first and save again.`
          : `It was deleted for ever while you were writing. Your text is still here: save it as a new ${words.noun}.`}
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
    </Notice>
  );
}
