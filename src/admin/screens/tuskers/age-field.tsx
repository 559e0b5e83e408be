import { useRef, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import type { Claims } from "../../../content/record/record.ts";
import { fieldsOfClaims } from "../../../content/tuskers/reconcile-claims.ts";
import { tuskerWords } from "../../../content/tuskers/words.ts";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { Tick } from "../../forms/entry/fields/tick.tsx";
import { NOT_KNOWN } from "../../forms/entry/form-values.ts";
import { writtenClaim } from "./record/claim-value.tsx";

type Accounts = NonNullable<Claims["age"]>;
type AgeValues = { age: string; claims: Claims };

/** The number of the leading account; undefined if it is none, such as "40 to 45". */
const numberOf = (accounts: Accounts): number | undefined => fieldsOfClaims({ age: accounts }).age ?? undefined;

/**
 * The age as a number, or the tick that nobody knows it. It shows and writes the leading account of his age. Another
 * number starts without a source, because no source gives it yet; going back to the former one brings its sources back.
 */
export function AgeField() {
  const { control, setValue } = useFormContext<AgeValues>();
  const { field, fieldState } = useController({ control, name: "age" });
  const claims = useWatch({ control, name: "claims" });
  const accounts: Accounts = claims.age ?? [];
  const [lead, ...others] = accounts;
  const number = numberOf(accounts);
  const isNotKnown = lead === undefined && field.value === NOT_KNOWN;
  /** What is being typed: without a number there, another account would lead before the new number is complete. */
  const [typed, setTyped] = useState<string>();
  const former = useRef(new Map<string, Accounts>());

  const write = (age: string, next: Accounts) => {
    const { age: _before, ...rest } = claims;
    setValue("claims", next.length === 0 ? rest : { ...rest, age: next }, { shouldDirty: true });
    field.onChange(age);
  };
  const enter = (text: string) => {
    setTyped(text);
    if (lead !== undefined) former.current.set(String(number ?? ""), accounts);
    const [min, max] = [Number(text), Number(text)];
    const written: Accounts =
      text === "" ? others : [{ value: { min, max }, certainty: "certain", sources: [] }, ...others];
    write(text, former.current.get(text) ?? written);
  };
  const tick = (checked: boolean) => {
    if (checked) former.current.set(NOT_KNOWN, accounts);
    write(checked ? NOT_KNOWN : "", checked ? [] : (former.current.get(NOT_KNOWN) ?? []));
  };

  return (
    <div>
      <TextInput
        label={tuskerWords.age}
        type="number"
        min={0}
        max={120}
        step="any"
        inputMode="decimal"
        autoComplete="off"
        required={!isNotKnown && (lead === undefined || number !== undefined)}
        disabled={isNotKnown}
        error={fieldState.error?.message}
        hint={
          lead !== undefined && number === undefined
            ? `Lists show “${writtenClaim("age", lead.value)}”. Change it under Facts and sources.`
            : undefined
        }
        name={field.name}
        ref={field.ref}
        value={typed ?? number ?? ""}
        onChange={({ target }) => enter(target.value)}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
      />
      <Tick checked={isNotKnown} onChange={({ target }) => tick(target.checked)}>
        Age not known
      </Tick>
    </div>
  );
}
