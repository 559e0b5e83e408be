import { useController, useFormContext } from "react-hook-form";
import type { EntryKind } from "../../../../platform/ids/entry-kind.ts";
import { ImagesField } from "../../images/images-field.tsx";
import type { SharedValues } from "../entry-definition.ts";
import { useWildTusker } from "../fields/use-wild-tusker.ts";

/** Callbacks for the images of a form. */
export type ImageEvents = {
  /** Uploads started or finished. */
  onBusyChange(busy: boolean): void;
  /** An image was withdrawn everywhere, which gave the stored entry a new version. */
  onWithdrawn(url: string): void;
};

type EntryImagesProps = ImageEvents & {
  kind: EntryKind;
  label: string;
};

/** The images of an entry: chosen, dropped or pasted. */
export function EntryImages({ kind, label, onBusyChange, onWithdrawn }: EntryImagesProps) {
  const { control } = useFormContext<SharedValues>();
  const { field, fieldState } = useController({ control, name: "pictures" });
  const isWild = useWildTusker(kind);
  return (
    <ImagesField
      kind={kind}
      isWild={isWild}
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBusyChange={onBusyChange}
      onWithdrawn={onWithdrawn}
      error={fieldState.error?.message}
      ref={field.ref}
    />
  );
}
