import { useController, useFormContext } from "react-hook-form";
import { Panel } from "../../../admin/ui/panel.tsx";
import { ImagesField } from "../../../images/field/images-field.tsx";
import type { EntryKind } from "../../../platform/identifiers/entry-kind.ts";
import type { SharedValues } from "../entry-definition.ts";
import sheetStyles from "./entry-sheet.module.css";

/** Callbacks for the images of a form. */
export type ImageEvents = {
  /** Uploads started or finished. */
  onBusyChange(busy: boolean): void;
  /** An image was withdrawn everywhere, which gave the stored entry a new version. */
  onWithdrawn(url: string): void;
};

type ImagesPanelProps = ImageEvents & {
  kind: EntryKind;
  label: string;
};

export function ImagesPanel({ kind, label, onBusyChange, onWithdrawn }: ImagesPanelProps) {
  const { control } = useFormContext<SharedValues>();
  const { field, fieldState } = useController({ control, name: "pictures" });
  return (
    <Panel className={sheetStyles.images} aria-label={label}>
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
    </Panel>
  );
}
