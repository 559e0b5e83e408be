import { useRef, useState } from "react";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { readVideoAddress } from "../writing/link-address.ts";
import { EditorDialog } from "./editor-dialog.tsx";

type VideoDialogProps = { onWrite(href: string): void; onClose(): void };

/** Asks for the address of a video on YouTube. */
export function VideoDialog({ onWrite, onClose }: VideoDialogProps) {
  const [address, setAddress] = useState("");
  const [checked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const read = readVideoAddress(address);
  const confirm = () => {
    setChecked(true);
    if (read.href === undefined) input.current?.focus();
    else onWrite(read.href);
  };
  return (
    <EditorDialog title="Add a YouTube video" confirm="Add video" onConfirm={confirm} onClose={onClose}>
      <TextInput
        ref={input}
        label="Address of the video"
        hint="Nothing is loaded from YouTube until a reader presses play."
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={address}
        error={
          checked || (address.trim() !== "" && read.href === undefined && address.length > 12) ? read.error : undefined
        }
        onChange={(event) => setAddress(event.target.value)}
        autoFocus
      />
    </EditorDialog>
  );
}
