import { type FormEvent, useId, useState } from "react";
import { type TagUse, tagChangeSchema } from "../../../content/kinds/tag-use.ts";
import { tidied } from "../../../platform/text/tidied.ts";
import { Dialog } from "../../../ui/kit/forms/dialog.tsx";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { placeCaution } from "../../inputs/warnings/place-caution.ts";
import { TextCaution } from "../../inputs/warnings/text-caution.tsx";
import { failureOf } from "../../kit/api/failure.ts";
import { usesText } from "./uses-text.ts";

type RenameDialogProps = {
  use: TagUse;
  /** All tags, to say in advance that two will be merged. */
  tags: readonly TagUse[];
  onClose(): void;
  /** Rejects with a failure, which the field then shows. */
  onRename(name: string): Promise<unknown>;
};

/** Asks for the new name of a tag. The input is kept if saving fails. */
export function RenameDialog({ use, tags, onClose, onRename }: RenameDialogProps) {
  const [name, setName] = useState(use.tag);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const other = tags.find(({ tag }) => tag === tidied(name) && tag !== use.tag);

  const cautionId = useId();
  const { caution } = placeCaution(name === use.tag ? "" : name);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const checked = tagChangeSchema.safeParse({ name });
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    if (checked.data.name === use.tag) return onClose();
    setBusy(true);
    try {
      await onRename(checked.data.name);
    } catch (failed) {
      const { errors, message } = failureOf(failed);
      setError(errors[0]?.message ?? message);
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} title={`Rename “${use.tag}”`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          label="New name"
          required
          value={name}
          error={error}
          noteId={cautionId}
          autoComplete="off"
          autoFocus
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
          hint={
            other === undefined
              ? `It changes in ${usesText(use)}.`
              : `“${other.tag}” is already used by ${usesText(other)}: the two are merged.`
          }
        />
        <TextCaution id={cautionId} words={caution} />
        <div className="acts">
          <button type="submit" className="btn" aria-disabled={busy || undefined}>
            {busy && <Spinner />}
            {other === undefined ? "Rename" : "Merge"}
          </button>
          <button type="button" className="btn quiet" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
