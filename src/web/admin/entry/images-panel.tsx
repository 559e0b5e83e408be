import { useController, useFormContext } from "react-hook-form";
import type { EntryKind } from "../../../domain/identifiers/entry-kind.ts";
import { PicturesField } from "../pictures/pictures-field.tsx";
import type { SharedValues } from "./entry-definition.ts";

type ImagesPanelProps = {
  kind: EntryKind;
  label: string;
  /** Pictures are on their way to the server, or no longer. */
  onBusyChange(busy: boolean): void;
};

/** The entry's pictures. */
export function ImagesPanel({ kind, label, onBusyChange }: ImagesPanelProps) {
  const { control } = useFormContext<SharedValues>();
  const { field, fieldState } = useController({ control, name: "pictures" });
  return (
    <section className="panel entrypics" aria-label={label}>
      <PicturesField
        kind={kind}
        label={label}
        value={field.value}
        onChange={field.onChange}
        onBusyChange={onBusyChange}
        error={fieldState.error?.message}
        ref={field.ref}
      />
    </section>
  );
}
