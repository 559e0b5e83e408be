import type { ReactNode } from "react";
import { writtenDate } from "../../platform/text/written-date.ts";
import { ageLine } from "../age-line.ts";
import { statusText } from "../card/status-line.ts";
import { tuskerFields } from "../fields.ts";
import { CATEGORY_LABELS, tuskerWords } from "../words.en.ts";
import { OtherNames } from "./other-names.tsx";
import styles from "./tusker-facts.module.css";
import { SENT_FIELDS, type SentField, type TuskerRecord } from "./tusker-record.ts";
import { words } from "./words.en.ts";
import { writtenHeight } from "./written-measures.ts";

/** The first facts, in this order; the other fields follow in the order of the field table. */
const FIRST: readonly SentField[] = [
  ...(["age", "status", "location", "category", "heightM", "tusks"] as const),
  ...(["bornYear", "origin", "aliases"] as const),
];

const FACTS = [...FIRST, ...SENT_FIELDS.filter((name) => tuskerFields[name].fact && !FIRST.includes(name))];

const LABELS: Record<SentField, string> = { ...tuskerWords, bornYear: words.facts.bornYear };

/** Formatters of the facts that are not shown as their plain value; null leaves the fact out. */
const FORMATTERS: Partial<Record<SentField, (tusker: TuskerRecord) => ReactNode>> = {
  age: (tusker) => {
    const { text, note } = ageLine(tusker);
    return (
      <>
        {text}
        {note !== null && <small>{note}</small>}
      </>
    );
  },
  // Includes the day of death.
  status: (tusker) => statusText(tusker),
  category: ({ category }) => CATEGORY_LABELS[category],
  heightM: ({ heightM, category }) => {
    if (heightM === null) return null;
    return category === "wild" ? words.facts.estimated(writtenHeight(heightM)) : writtenHeight(heightM);
  },
  // A birth year that the age already contains is not repeated.
  bornYear: (tusker) => (ageLine(tusker).text.includes(`${tusker.bornYear}`) ? null : tusker.bornYear),
  aliases: ({ aliases }) => (aliases.length === 0 ? null : <OtherNames names={aliases} />),
};

const plainFact =
  (name: SentField) =>
  ({ [name]: value }: TuskerRecord): ReactNode => {
    if (typeof value !== "string") return Array.isArray(value) ? value.join(", ") : value;
    return tuskerFields[name].kind === "date" ? writtenDate(value) : value;
  };

type Fact = { name: SentField; value: ReactNode; isWide: boolean };

/** The known facts. Two half-width facts share a line; one without a neighbour takes the whole line. */
function factsOf(tusker: TuskerRecord): Fact[] {
  const known = FACTS.map((name) => ({ name, value: (FORMATTERS[name] ?? plainFact(name))(tusker) })).filter(
    ({ value }) => value !== null && value !== "",
  );
  const isHalf = (index: number): boolean => {
    const fact = known[index];
    return fact !== undefined && tuskerFields[fact.name].fact === "half";
  };
  const facts: Fact[] = [];
  let isLineOpen = false;
  for (const [index, fact] of known.entries()) {
    const isWide: boolean = !isHalf(index) || !(isLineOpen || isHalf(index + 1));
    isLineOpen = !isWide && !isLineOpen;
    facts.push({ ...fact, isWide });
  }
  return facts;
}

/** The record as a list of facts. Unknown values are left out, except for the age, which is then "Unknown". */
export function TuskerFacts({ tusker }: { tusker: TuskerRecord }) {
  return (
    <dl className={styles.facts}>
      {factsOf(tusker).map(({ name, value, isWide }) => (
        <div key={name} className={isWide ? styles.wide : undefined}>
          <dt>{LABELS[name]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
