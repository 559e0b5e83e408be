import { isPartialDate } from "../../platform/text/dates/partial-date.ts";
import type { Claims } from "../record/record.ts";
import { isExact, parseRecordDate } from "../record/record-date.ts";
import type { TuskerFields } from "./fields.ts";

/** The facts that also have a field of their own, which clients without claims read and write. */
type OldFields = Pick<TuskerFields, "status" | "bornYear" | "diedOn" | "age" | "heightM" | "origin">;
export type WithClaims = OldFields & Pick<TuskerFields, "claims">;

type Property = Exclude<keyof Claims, "deathCause" | "tuskLength" | "keeper">;
type Link = {
  property: Property;
  field: keyof OldFields;
  /** The value of the field that the account gives; null if the field cannot tell it exactly. */
  read(value: unknown): unknown;
  write(value: unknown): unknown;
};

type Range = { min: number; max: number; about?: boolean };

const same = (value: unknown): unknown => value;
const exactDate = (text: string): string | null => {
  const date = parseRecordDate(text);
  return date !== undefined && isExact(date) && isPartialDate(text) ? text : null;
};
/** The earliest year that the field accepts. */
const FIRST_YEAR = 1700;
function yearOf(text: string): number | null {
  const year = Number(exactDate(text)?.slice(0, 4) ?? 0);
  return year < FIRST_YEAR ? null : year;
}
const exactNumber = ({ min, max, about }: Range): number | null => (min === max && !about ? min : null);
const asRange = (number: number): Range => ({ min: number, max: number });

const link = <Value, Old>(
  property: Property,
  field: keyof OldFields,
  read: (value: Value) => Old | null,
  write: (value: Old) => Value,
): Link => ({ property, field, read: read as Link["read"], write: write as Link["write"] });

const LINKS: Link[] = [
  link("status", "status", same, same),
  link("born", "bornYear", yearOf, String),
  link("died", "diedOn", exactDate, (date: string) => date),
  link("age", "age", exactNumber, asRange),
  link("height", "heightM", exactNumber, asRange),
  link("origin", "origin", same, same),
];

/** The fields that follow from claims; the status is also chosen by itself. */
export const HELD_BY_CLAIMS = ["age", "bornYear", "diedOn", "heightM", "origin"] as const;

/** What the older fields tell of these claims: the preferred account where it is exact, else null. */
export const fieldsOfClaims = (claims: Claims): Pick<OldFields, (typeof HELD_BY_CLAIMS)[number]> =>
  Object.fromEntries(
    LINKS.filter(({ field }) => field !== "status").map(({ property, field, read }) => {
      const [preferred] = claims[property] ?? [];
      return [field, preferred === undefined ? null : read(preferred.value)];
    }),
  ) as Pick<OldFields, (typeof HELD_BY_CLAIMS)[number]>;

type AnyAccount = { value: unknown; certainty: string; sources: string[] };
type AnyClaims = Partial<Record<string, AnyAccount[]>>;
type AnyFields = Record<string, unknown>;

const unsourced = (value: unknown): AnyAccount => ({ value, certainty: "certain", sources: [] });
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== "";
const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? []) === JSON.stringify(other ?? []);

/** The accounts after a client has written the field: it replaces the preferred one, and clearing takes its own back. */
function rewritten(accounts: AnyAccount[], value: unknown, { write }: Link): AnyAccount[] {
  if (isGiven(value)) return [unsourced(write(value)), ...accounts.slice(1)];
  return accounts.filter(({ sources }) => sources.length > 0);
}

/**
 * Adds to the claims what only the other fields tell, as accounts without source: entries that were stored before there
 * were claims have just these fields.
 */
export function completeClaims<Entry extends Partial<WithClaims>>(entry: Entry): Entry {
  const fields: AnyFields = entry;
  const claims: AnyClaims = entry.claims ?? {};
  const missing = LINKS.filter(({ property, field }) => !claims[property]?.length && isGiven(fields[field]));
  if (missing.length === 0) return entry;
  const added = missing.map(({ property, field, write }) => [property, [unsourced(write(fields[field]))]]);
  return { ...entry, claims: { ...claims, ...Object.fromEntries(added) } };
}

/**
 * Makes the claims and the older fields of a tusker agree after a save. What the client changed wins: a changed claim
 * sets its field, and a changed field becomes the preferred account. If both changed, the claim wins.
 * @param before the stored tusker with complete claims; undefined for a new one
 * @param after what the save would store
 */
export function reconcileClaims<Entry extends WithClaims>(before: WithClaims | undefined, after: Entry): Entry {
  const old: AnyFields = before ?? {};
  const fields: AnyFields = { ...after };
  const stored: AnyClaims = before?.claims ?? {};
  const sent: AnyClaims = after.claims;
  const claims: AnyClaims = { ...sent };
  for (const one of LINKS) {
    const { property, field, read } = one;
    const accounts = sent[property] ?? [];
    const claimChanged = !alike(stored[property], accounts);
    const fieldChanged = (old[field] ?? null) !== (fields[field] ?? null);
    if (!claimChanged && !fieldChanged) continue;
    const claimWins = claimChanged && (accounts.length > 0 || !fieldChanged);
    const kept = claimWins ? accounts : rewritten(accounts, fields[field], one);
    claims[property] = kept;
    const told = kept[0] === undefined ? null : read(kept[0].value);
    // A tusker always has a status, also if no account of it is left.
    if (field !== "status" || told !== null) fields[field] = told;
  }
  const recorded = Object.entries(claims).filter(([, accounts]) => accounts?.length);
  return completeClaims({ ...(fields as Entry), claims: Object.fromEntries(recorded) as Claims });
}
