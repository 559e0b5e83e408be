import type { Failure } from "../../../admin/api/failure.ts";
import type { EntryWords } from "../entry-definition.ts";

/** Says why the form is that of a new entry: the one whose unsaved text is kept is gone. */
export function OrphanLead({ words, failure }: { words: EntryWords; failure: Failure }) {
  return (
    <div className="stop" role="alert">
      <h2>{failure.status === 410 ? `This ${words.noun} is in the bin` : `This ${words.noun} is no longer there`}</h2>
      <p>
        Text that you had not saved is still in this browser. Restore it, and save it as a new {words.noun} if you want
        to.
      </p>
    </div>
  );
}
