import { useController, useFormContext } from "react-hook-form";
import { ImagesField } from "../../../images/field/images-field.tsx";
import type { EntryKind } from "../../../platform/identifiers/entry-kind.ts";
import type { SharedValues } from "../entry-definition.ts";

/** What a form is told of its images beside their list. */
export type NamedImages = {
  /** Images are on their way to the server, or no longer. */
  onBusyChange(busy: boolean): void;
  /** An image was taken away from everywhere; the stored entry has another version now. */
  onWithdrawn(url: string): void;
};

type ImagesPanelProps = NamedImages & {
  kind: EntryKind;
  label: string;
};

/** The entry's images. */
export function ImagesPanel({ kind, label, onBusyChange, onWithdrawn }: ImagesPanelProps) {
  const { control } = useFormContext<SharedValues>();
  const { field, fieldState } = useController({ control, name: "pictures" });
  return (
    <section className="panel entrypics" aria-label={label}>
      <ImagesField
        kind={kind}
        label={label}
        value={field.value}
        onChange={field.onChange}
        onBusyChange={onBusyChange}
        onWithdrawn={onWithdrawn}
        error={fieldState.error?.message}
        ref={field.ref}
      />
    </section>
  );
}
