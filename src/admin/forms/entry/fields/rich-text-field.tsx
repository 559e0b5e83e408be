import type { ReactNode } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { RichTextEditor } from "../../../editor/rich-text-editor.tsx";
import type { ImageValue } from "../../../inputs/stored-images/image-value.ts";
import { cautionId, PlaceCaution } from "../../../inputs/warnings/places-caution.tsx";
import { WithComments } from "../../review/field-comments.tsx";
import type { EntrySheet, SharedValues } from "../entry-definition.ts";
import { useWildTusker } from "./use-wild-tusker.ts";

type RichTextFieldProps = {
  sheet: EntrySheet;
  name: string;
  /** Replaces the field's own label. */
  label?: string;
  rows: number;
  hint: ReactNode;
  /** Without images, and without a character count. */
  plain?: boolean;
};

/** The editor of a rich text field, with what reviewers say about it. It may show the entry's images. */
export const RichTextField = (props: RichTextFieldProps) => (
  <WithComments name={props.name}>
    <Editor {...props} />
  </WithComments>
);

function Editor({ sheet, name, label, rows, hint, plain = false }: RichTextFieldProps) {
  const { control, getValues, setValue } = useFormContext<SharedValues & Record<string, string>>();
  const { field, fieldState } = useController({ control, name });
  const images = useWatch({ control, name: "pictures" });
  const rule = sheet.fields[name];
  const isWild = useWildTusker(sheet.kind);
  const addImage = (image: ImageValue) => {
    const stored: readonly ImageValue[] = getValues("pictures");
    if (stored.some(({ url }) => url === image.url)) return;
    setValue("pictures", [...stored, image] as never, { shouldDirty: true });
  };
  // The pages of the site have no images of their own.
  const choosing = plain || sheet.kind === "page" ? undefined : { kind: sheet.kind, isWild, onAdd: addImage };
  return (
    <div>
      <RichTextEditor
        id={name}
        label={label ?? sheet.labels[name] ?? name}
        required={rule?.required ?? false}
        rows={rows}
        limit={rule?.kind === "richText" && !plain ? rule.max : undefined}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={field.ref}
        images={plain ? [] : images.map(({ url, alt, credit, licence }) => ({ url, alt, credit, licence }))}
        choosing={choosing}
        hint={hint}
        noteId={cautionId(name)}
        error={fieldState.error?.message}
      />
      <PlaceCaution of={name} />
    </div>
  );
}
