import { useController, useFormContext } from "react-hook-form";
import { cautionId, PlaceCaution } from "../../entries/cautions/places-caution.tsx";
import { ChipsField } from "../../entries/form/screen/chips-field.tsx";
import { OptionalGroup } from "../../entries/form/screen/optional-group.tsx";
import { TextArea, TextInput } from "../../platform/ui/forms/field.tsx";
import type { TuskerValues } from "./tusker-values.ts";

const PARTIAL_DATE = "2022, 2022-11 or 2022-11-24";

function OtherNames() {
  const { control } = useFormContext<TuskerValues>();
  const { field, fieldState } = useController({ control, name: "aliases" });
  return (
    <div>
      <ChipsField
        label="Other names"
        noun="name"
        values={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        placeholder="Write one and press Enter"
        hint="Also in Sinhala and Tamil. He is found by all of them."
        noteId={cautionId("aliases")}
        error={fieldState.error?.message}
        ref={field.ref}
      />
      <PlaceCaution of="aliases" />
    </div>
  );
}

/** What is known of some tuskers only. */
export function MoreAboutHim() {
  const { register, formState } = useFormContext<TuskerValues>();
  const { errors } = formState;
  return (
    <OptionalGroup
      title="More about him"
      names={["aliases", "bornYear", "diedOn", "heightM", "ageNote", "tusks", "origin"]}
    >
      <OtherNames />
      <div className="three">
        <TextInput
          label="Year of birth"
          inputMode="numeric"
          placeholder="1953"
          autoComplete="off"
          {...register("bornYear")}
          error={errors.bornYear?.message}
        />
        <TextInput
          label="Date of death"
          placeholder={PARTIAL_DATE}
          autoComplete="off"
          {...register("diedOn")}
          error={errors.diedOn?.message}
        />
        <TextInput
          label="Height in metres"
          inputMode="decimal"
          placeholder="3.2"
          autoComplete="off"
          {...register("heightM")}
          error={errors.heightM?.message}
        />
      </div>
      <div>
        <TextInput
          label="Note on the age"
          placeholder="About 50 in 2023"
          autoComplete="off"
          {...register("ageNote")}
          noteId={cautionId("ageNote")}
          error={errors.ageNote?.message}
        />
        <PlaceCaution of="ageNote" />
      </div>
      <div>
        <TextInput
          label="Tusks"
          placeholder="About 4 ft (1.2 m)"
          autoComplete="off"
          {...register("tusks")}
          noteId={cautionId("tusks")}
          error={errors.tusks?.message}
        />
        <PlaceCaution of="tusks" />
      </div>
      <div>
        <TextInput
          label="Origin"
          autoComplete="off"
          {...register("origin")}
          noteId={cautionId("origin")}
          error={errors.origin?.message}
        />
        <PlaceCaution of="origin" />
      </div>
    </OptionalGroup>
  );
}

/** Since when he is what his status says, and how that is known. */
export function AboutHisStatus() {
  const { register, formState } = useFormContext<TuskerValues>();
  const { errors } = formState;
  return (
    <OptionalGroup title="About his status" names={["statusAsOf", "statusNote"]}>
      <TextInput
        label="Status as of"
        placeholder={PARTIAL_DATE}
        hint="When this was last known: a year, a month or a day."
        autoComplete="off"
        {...register("statusAsOf")}
        error={errors.statusAsOf?.message}
      />
      <div>
        <TextArea
          label="Note on the status"
          rows={3}
          {...register("statusNote")}
          noteId={cautionId("statusNote")}
          error={errors.statusNote?.message}
        />
        <PlaceCaution of="statusNote" />
      </div>
    </OptionalGroup>
  );
}
