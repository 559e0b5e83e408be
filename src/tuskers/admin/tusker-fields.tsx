import { useController, useFormContext, useWatch } from "react-hook-form";
import { cautionId, PlaceCaution } from "../../entries/cautions/places-caution.tsx";
import { ChoiceOf } from "../../entries/form/screen/choice-of.tsx";
import { EntrySheet } from "../../entries/form/screen/entry-sheet.tsx";
import { ImagesPanel, type PicturesTold } from "../../entries/form/screen/images-panel.tsx";
import { PublicationPanel } from "../../entries/form/screen/publication-panel.tsx";
import { SourcesField } from "../../entries/form/screen/sources-field.tsx";
import { TagsField } from "../../entries/form/screen/tags-field.tsx";
import { Select, TextInput } from "../../platform/ui/forms/field.tsx";
import { RichTextEditor } from "../../rich-text/editor/rich-text-editor.tsx";
import { PARKS_AND_DISTRICTS } from "../../safety/places/parks-and-districts.ts";
import { MAX_DESCRIPTION_LENGTH } from "../fields.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../status.ts";
import { CATEGORY_LABELS, STATUS_LABELS } from "../words.en.ts";
import { AboutHisStatus, MoreAboutHim } from "./more-about-him.tsx";
import { PortraitPanel } from "./portrait-panel.tsx";
import type { TuskerValues } from "./tusker-values.ts";

const STATUSES = TUSKER_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

function AgeField() {
  const { control, register, formState, trigger } = useFormContext<TuskerValues>();
  const isUnknown = useWatch({ control, name: "ageUnknown" });
  return (
    <div className="agefield">
      <TextInput
        label="Age"
        type="number"
        inputMode="decimal"
        min={0}
        max={120}
        step="any"
        required={!isUnknown}
        readOnly={isUnknown}
        hint="In years."
        {...register("age")}
        error={formState.errors.age?.message}
      />
      <label className="tick">
        <input
          type="checkbox"
          {...register("ageUnknown", { onChange: () => formState.errors.age && trigger("age") })}
        />
        Age not known
      </label>
    </div>
  );
}

/** Who he is, in what every tusker has. */
function Facts() {
  const { register, formState } = useFormContext<TuskerValues>();
  const { errors } = formState;
  return (
    <section className="panel entryfacts" aria-label="The tusker">
      <div>
        <TextInput
          label="Tusker Name"
          required
          autoComplete="off"
          maxLength={200}
          {...register("name")}
          noteId={cautionId("name")}
          error={errors.name?.message}
        />
        <PlaceCaution of="name" />
      </div>
      <div className="two">
        <AgeField />
        <Select label="Category" {...register("category")} error={errors.category?.message}>
          {TUSKER_CATEGORIES.map((value) => (
            <option key={value} value={value}>
              {CATEGORY_LABELS[value]}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <TextInput
          label="Location"
          required
          list="parks-and-districts"
          autoComplete="off"
          hint="The park or the district, nothing closer."
          {...register("location")}
          noteId={cautionId("location")}
          error={errors.location?.message}
        />
        <datalist id="parks-and-districts">
          {PARKS_AND_DISTRICTS.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
        <PlaceCaution of="location" />
      </div>
      <ChoiceOf name="status" label="Status" options={STATUSES} />
      <TagsField kind="tusker" />
    </section>
  );
}

function Description() {
  const { control } = useFormContext<TuskerValues>();
  const { field, fieldState } = useController({ control, name: "description" });
  const pictures = useWatch({ control, name: "pictures" });
  return (
    <section className="panel wide" aria-label="Description">
      <div>
        <RichTextEditor
          id="description"
          label="Description"
          rows={20}
          limit={MAX_DESCRIPTION_LENGTH}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          images={pictures.map(({ url, alt, credit, licence }) => ({ url, alt, credit, licence }))}
          hint="A blank line starts a new paragraph. A YouTube link on its own line becomes a video."
          noteId={cautionId("description")}
          error={fieldState.error?.message}
        />
        <PlaceCaution of="description" />
      </div>
    </section>
  );
}

type TuskerFieldsProps = {
  /** What is stored; nothing for a new one. */
  stored: TuskerValues | undefined;
  told: PicturesTold;
};

/** All fields of a tusker: the facts at the left, pictures at the right, the description across. */
export function TuskerFields({ stored, told }: TuskerFieldsProps) {
  return (
    <EntrySheet>
      <Facts />
      <ImagesPanel kind="tusker" label="Images" {...told} />
      {stored !== undefined && (
        <PublicationPanel
          kind="tusker"
          className="entrysecond"
          storedSlug={stored.slug}
          isPublic={stored.publication === "published"}
        />
      )}
      <Description />
      <MoreAboutHim />
      <AboutHisStatus />
      <SourcesField wide />
      <PortraitPanel />
    </EntrySheet>
  );
}
