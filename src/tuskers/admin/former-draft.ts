import { isRecord } from "../../platform/json/is-record.ts";
import type { Claims } from "../../record/record.ts";
import { HELD_BY_CLAIMS, reconcileClaims, type WithClaims } from "../reconcile-claims.ts";
import type { TuskerStatus } from "../status.ts";

type Kept = Record<string, unknown>;
type HeldName = (typeof HELD_BY_CLAIMS)[number];

/** What a form of an earlier release kept of a field: text, or for the age a text and a tick. */
function valueIn(kept: Kept, name: HeldName): string | number | null {
  const written = kept[name];
  const isUnknown = isRecord(written) ? written.unknown === true : kept[`${name}Unknown`] === true;
  const text = String((isRecord(written) ? written.text : written) ?? "").trim();
  if (text === "" || isUnknown) return null;
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
  if (!HELD_BY_CLAIMS.some((name) => name in values)) return values;
  const claims = (isRecord(values.claims) ? values.claims : {}) as Claims;
  const before = partsOf({ ...values, ...base }, (isRecord(base.claims) ? base.claims : claims) as Claims);
  return { ...values, claims: reconcileClaims(before, partsOf(values, claims)).claims };
}
