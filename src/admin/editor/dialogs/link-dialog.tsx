import { useRef, useState } from "react";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import type { LinkDraft } from "../writing/insertions.browser.ts";
import { readLinkAddress } from "../writing/link-address.ts";
import { EditorDialog } from "./editor-dialog.tsx";

type LinkDialogProps = {
  draft: LinkDraft;
  onWrite(link: { href: string; words: string }): void;
  onRemove(): void;
  onClose(): void;
};

/** Asks for the address of a link and its words, and looks at the address before it is written. */
export function LinkDialog({ draft, onWrite, onRemove, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(draft.href);
  const [words, setWords] = useState(draft.words);
  const [checked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const read = readLinkAddress(address);
  const confirm = () => {
    setChecked(true);
    if (read.href === undefined) input.current?.focus();
    else onWrite({ href: read.href, words });
  };
  return (
    <EditorDialog
      title={draft.exists ? "Change link" : "Add link"}
      confirm={draft.exists ? "Change link" : "Add link"}
      onConfirm={confirm}
      onClose={onClose}
      more={
        draft.exists && (
          <button type="button" className="linklike" onClick={onRemove}>
            Remove link
          </button>
        )
      }
    >
      <TextInput
        ref={input}
        label="Address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        value={address}
        error={checked ? read.error : undefined}
        onChange={(event) => setAddress(event.target.value)}
        autoFocus
      />
      <TextInput
        label="Words"
        hint="What readers see and click. If empty, the address is shown."
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </EditorDialog>
  );
}
