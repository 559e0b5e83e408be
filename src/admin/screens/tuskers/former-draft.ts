import type { Claims } from "../../../content/record/record.ts";
import { HELD_BY_CLAIMS, reconcileClaims, type WithClaims } from "../../../content/tuskers/reconcile-claims.ts";
import type { TuskerStatus } from "../../../content/tuskers/status.ts";
import { isRecord } from "../../../platform/text/is-record.ts";
import { NOT_KNOWN } from "../../forms/entry/form-values.ts";

type Kept = Record<string, unknown>;
type HeldName = (typeof HELD_BY_CLAIMS)[number];

/** Whether a form of an earlier release kept the field as not known. */
function isTicked(kept: Kept, name: HeldName): boolean {
  const written = kept[name];
  return isRecord(written) ? written.unknown === true : kept[`${name}Unknown`] === true;
}

/** What a form of an earlier release kept of a field: text, or for the age a text and a tick. */
function valueIn(kept: Kept, name: HeldName): string | number | null {
  const written = kept[name];
  const text = String((isRecord(written) ? written.text : written) ?? "").trim();
  if (text === "" || isTicked(kept, name)) return null;
  if (name === "diedOn" || name === "origin") return text;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

const partsOf = (kept: Kept, claims: Claims): WithClaims => ({
  status: (kept.status ?? "alive") as TuskerStatus,
  claims,
  ...(Object.fromEntries(HELD_BY_CLAIMS.map((name) => [name, valueIn(kept, name)])) as Pick<WithClaims, HeldName>),
});

/**
 * The values of a draft that an earlier release kept, when age, year of birth, death, height and origin had fields of
 * their own. What was typed there becomes an account, as if it had been saved.
 */
export function fitFormerDraft(values: Kept, base: Kept): Kept {
  // Today's form keeps the age as a text. Year of birth, death, height and origin are in accounts alone.
  const isFormer =
    "ageUnknown" in values || isRecord(values.age) || HELD_BY_CLAIMS.some((name) => name !== "age" && name in values);
  if (!isFormer) return values;
  const claims = (isRecord(values.claims) ? values.claims : {}) as Claims;
  const before = partsOf({ ...values, ...base }, (isRecord(base.claims) ? base.claims : claims) as Claims);
  const age = isTicked(values, "age") ? NOT_KNOWN : String(valueIn(values, "age") ?? "");
  return { ...values, age, claims: reconcileClaims(before, partsOf(values, claims)).claims };
}
