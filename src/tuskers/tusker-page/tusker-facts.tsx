import type { ReactNode } from "react";
import { writtenLocation } from "../../places/written-location.ts";
import { wikidataPage } from "../../platform/identifiers/wikidata-item.ts";
import { inEnglish, Marked } from "../../platform/languages/stored-text.tsx";
import { writtenDate } from "../../platform/text/written-date.ts";
import { Accounts, type AccountView } from "../../record/shown/accounts.tsx";
import type { Marks } from "../../record/shown/marks.ts";
import { WRITTEN } from "../../record/shown/written-values.ts";
import type { ClaimProperty } from "../../record/vocabulary.ts";
import { CLAIM_LABELS } from "../../record/words.en.ts";
import { ageLine } from "../age-line.ts";
import { statusText } from "../card/status-line.ts";
import { tuskerFields } from "../fields.ts";
import type { TuskerStatus } from "../status.ts";
import { CATEGORY_LABELS, STATUS_LABELS, tuskerWords } from "../words.en.ts";
import { OtherNames } from "./other-names.tsx";
import styles from "./tusker-facts.module.css";
import { SENT_FIELDS, type SentField, type TuskerRecord } from "./tusker-record.ts";
import { words } from "./words.en.ts";

/** The first facts, in this order; the other fields follow in the order of the field table. */
const FIRST: readonly SentField[] = [
  ...(["age", "status", "location", "category", "heightM", "tusks"] as const),
  ...(["bornYear", "origin", "aliases"] as const),
];

const FACTS = [...FIRST, ...SENT_FIELDS.filter((name) => tuskerFields[name].fact && !FIRST.includes(name))];

function labelOf(field: SentField, { age, ageNote, claims }: TuskerRecord): string {
  if (field === "age" && age === null && ageNote !== null && claims.age === undefined) return words.facts.aboutAge;
  return field === "bornYear" ? words.facts.bornYear : tuskerWords[field];
}

/** The fact of the record that replaces a field, if it has accounts that say more than the field. */
const CLAIM_OF: Partial<Record<SentField, ClaimProperty>> = {
  status: "status",
  age: "age",
  heightM: "height",
  bornYear: "born",
  origin: "origin",
};

/** Facts that no field holds. A death stands there even where the status names its day: its sources are here. */
const OWN_CLAIMS: readonly ClaimProperty[] = ["died", "deathCause", "tuskLength", "keeper"];

/** Formatters of the facts that are not shown as their plain value; null leaves the fact out. */
const FORMATTERS: Partial<Record<SentField, (tusker: TuskerRecord) => ReactNode>> = {
  age: (tusker) => {
    const { text, note } = ageLine(tusker);
    return (
      <>
        {text}
        {note !== null && (
          <small>
            <Marked text={note} />
          </small>
        )}
      </>
    );
  },
  // Includes the day of death.
  status: (tusker) => statusText(tusker),
  location: ({ location }) => (location === "" ? null : <Marked text={writtenLocation(location)} />),
  category: ({ category }) => CATEGORY_LABELS[category],
  heightM: ({ heightM, category }) => {
    if (heightM === null) return null;
    const height = WRITTEN.height({ min: heightM, max: heightM });
    return category === "wild" ? words.facts.estimated(height) : height;
  },
  // A birth year that the age already contains is not repeated.
  bornYear: (tusker) => (ageLine(tusker).text.includes(`${tusker.bornYear}`) ? null : tusker.bornYear),
  wikidata: ({ wikidata }) =>
    wikidata === null ? null : (
      <a href={wikidataPage(wikidata)} rel="noopener" {...inEnglish()}>
        {wikidata}
      </a>
    ),
  aliases: ({ aliases }) => (aliases.length === 0 ? null : <OtherNames names={aliases} />),
};

const plainFact =
  (name: SentField) =>
  ({ [name]: value }: TuskerRecord): ReactNode => {
    if (typeof value === "object")
      return Array.isArray(value) && value.length > 0 ? <Marked text={value.join(", ")} /> : null;
    if (typeof value !== "string" || value === "") return value;
    return tuskerFields[name].kind === "date" ? writtenDate(value) : <Marked text={value} />;
  };

type Known = { name: string; label: string; value: ReactNode; isHalf: boolean };

/** Whether accounts say more than a field of one exact value without a source can. */
const sayMore = (accounts: readonly { certainty: string; sources: readonly string[]; value: unknown }[]): boolean =>
  accounts.length > 1 ||
  accounts.some(
    ({ certainty, sources, value }) =>
      certainty !== "certain" ||
      sources.length > 0 ||
      isRange(value) ||
      (typeof value === "string" && /[~?%/,]/.test(value)),
  );

const isRange = (value: unknown): boolean => {
  const { min, max, about } = (value ?? {}) as { min?: number; max?: number; about?: boolean };
  return min !== max || about === true;
};

/** The accounts of a fact, or undefined if the record holds no more than the field of that fact. */
function accountsOf(tusker: TuskerRecord, property: ClaimProperty, marks: Marks): AccountView[] | undefined {
  const accounts = tusker.claims[property];
  if (accounts === undefined || !sayMore(accounts)) return undefined;
  const write = (value: unknown): string => {
    if (property !== "status") return (WRITTEN[property] as (value: unknown) => string)(value);
    return value === tusker.status ? statusText(tusker) : STATUS_LABELS[value as TuskerStatus];
  };
  return accounts.map(({ value, note, certainty, sources }) => ({
    text: write(value),
    note,
    certainty,
    marks: marks.of("fact", sources),
  }));
}

function knownFacts(tusker: TuskerRecord, marks: Marks): Known[] {
  const fact = (
    name: string,
    label: string,
    isHalf: boolean,
    property: ClaimProperty | undefined,
    plain: ReactNode,
  ) => {
    const accounts = property && accountsOf(tusker, property, marks);
    const value = accounts === undefined ? plain : <Accounts accounts={accounts} />;
    const isNarrow = accounts === undefined ? isHalf : accounts.length === 1 && isHalf;
    return { name, label, value, isHalf: isNarrow };
  };
  const own = OWN_CLAIMS.map((property) => fact(property, CLAIM_LABELS[property], true, property, null));
  const fields = FACTS.map((name) => {
    const plain = (FORMATTERS[name] ?? plainFact(name))(tusker);
    return fact(name, labelOf(name, tusker), tuskerFields[name].fact === "half", CLAIM_OF[name], plain);
  });
  return [...fields.slice(0, 2), ...own, ...fields.slice(2)].filter(({ value }) => value !== null && value !== "");
}

type Fact = Known & { isWide: boolean };

/** The known facts. Two half-width facts share a line; one without a neighbour takes the whole line. */
export function factsOf(tusker: TuskerRecord, marks: Marks): Fact[] {
  const known = knownFacts(tusker, marks);
  const facts: Fact[] = [];
  let isLineOpen = false;
  for (const [index, fact] of known.entries()) {
    const isWide: boolean = !fact.isHalf || !(isLineOpen || known[index + 1]?.isHalf === true);
    isLineOpen = !isWide && !isLineOpen;
    facts.push({ ...fact, isWide });
  }
  return facts;
}

/** The record as a list of facts. Unknown values are left out, except for the age, which is then "Unknown". */
export function TuskerFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, label, value, isWide }) => (
        <div key={name} className={isWide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Age, status, location and category in one line before the story; the facts give their accounts and sources. */
export function TuskerLine({ tusker }: { tusker: TuskerRecord }) {
  const { text } = ageLine(tusker);
  const fields = [
    ["age", labelOf("age", tusker), <Marked key="age" text={text} />],
    ["status", tuskerWords.status, statusText(tusker)],
    ["location", tuskerWords.location, tusker.location && <Marked text={writtenLocation(tusker.location)} />],
    ["category", tuskerWords.category, CATEGORY_LABELS[tusker.category]],
  ] as const;
  return (
    <dl className={styles.line}>
      {fields.map(([name, label, value]) =>
        value === "" ? null : (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
