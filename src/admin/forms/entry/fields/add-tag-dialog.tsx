import { useRef } from "react";
import { tidied } from "../../../../platform/text/tidied.ts";
import { Dialog } from "../../../../ui/kit/forms/dialog.tsx";
import { TextInput } from "../../../../ui/kit/forms/field.tsx";

type AddTagDialogProps = { open: boolean; onAdd(name: string): void; onClose(): void };

/** The dialog for entering one tag. An empty tag is ignored. */
export function AddTagDialog({ open, onAdd, onClose }: AddTagDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const submit = () => {
    const name = tidied(input.current?.value ?? "");
    if (name === "") {
      input.current?.focus();
      return;
    }
    onAdd(name);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Add Tag">
      {/* Not a form element: forms cannot be nested. */}
      <TextInput
        label="Tag Name"
        ref={input}
        maxLength={60}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
      />
      <div className="acts">
        <button type="button" className="btn small" onClick={submit}>
          Submit
        </button>
        <button type="button" className="btn quiet small" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
