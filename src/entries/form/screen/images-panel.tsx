import { useController, useFormContext } from "react-hook-form";
import { PicturesField } from "../../../images/field/pictures-field.tsx";
import type { EntryKind } from "../../../platform/identifiers/entry-kind.ts";
import type { SharedValues } from "../entry-definition.ts";

/** What a form is told of its pictures beside their list. */
export type PicturesTold = {
  /** Pictures are on their way to the server, or no longer. */
  onBusyChange(busy: boolean): void;
  /** A picture was taken away from everywhere; the stored entry has another version now. */
  onWithdrawn(url: string): void;
};

type ImagesPanelProps = PicturesTold & {
  kind: EntryKind;
  label: string;
};

/** The entry's pictures. */
export function ImagesPanel({ kind, label, onBusyChange, onWithdrawn }: ImagesPanelProps) {
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
        onWithdrawn={onWithdrawn}
        error={fieldState.error?.message}
        ref={field.ref}
      />
    </section>
  );
}
