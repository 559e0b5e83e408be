import { useId } from "react";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { textCaution } from "../stored-images/image-cautions.ts";
import { TextCaution } from "../warnings/text-caution.tsx";

type AltFieldProps = {
  value: string;
  onChange(alt: string): void;
  onEnter(): void;
  autoFocus?: boolean;
  /** Whether it was tried to go on without one. */
  isMissing: boolean;
};

/** The alternative text of an image that comes to the site. */
export function AltField({ value, onChange, onEnter, autoFocus, isMissing }: AltFieldProps) {
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
        onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && onEnter()}
        autoFocus={autoFocus}
      />
      <TextCaution id={id} words={caution} />
    </div>
  );
}
