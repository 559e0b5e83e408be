import { useId } from "react";
import { TextCaution } from "../../entries/cautions/text-caution.tsx";
import { TextInput } from "../../platform/ui/forms/field.tsx";
import { textCaution } from "../stored/image-cautions.ts";

type AltFieldProps = {
  value: string;
  onChange(alt: string): void;
  /** Whether it was tried to go on without one. */
  isMissing: boolean;
};

/** The alternative text of an image that comes to the site. */
export function AltField({ value, onChange, isMissing }: AltFieldProps) {
  const id = useId();
  const { error, caution } = textCaution("alt", value);
  return (
    <div>
      <TextInput
        label="Describe the image"
        required
        hint="One sentence, for readers who hear it instead of seeing the image."
        autoComplete="off"
        value={value}
        error={error ?? (isMissing && value.trim() === "" ? "Describe the image." : undefined)}
        noteId={id}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextCaution id={id} words={caution} />
    </div>
  );
}
