import { Notice } from "../../../../ui/kit/notice.tsx";
import type { Failure } from "../../../kit/api/failure.ts";
import type { EntryWords } from "../entry-definition.ts";

/** Explains why the form is that of a new entry: the entry that the unsaved text belongs to is gone. */
export function OrphanLead({ words, failure }: { words: EntryWords; failure: Failure }) {
  return (
    <Notice kind="alert" title={`This ${words.noun} ${failure.status === 410 ? "is in the bin" : "no longer exists"}`}>
      <p>Your unsaved text is still in this browser. Restore it and save it as a new {words.noun} if you want to.</p>
    </Notice>
  );
}
