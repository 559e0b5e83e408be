import type { ReactNode } from "react";
import { langOf } from "../../../../content/fields/pieces/lang-of.ts";
import { writtenLocation } from "../../../../content/places/written-location.ts";
import type { Marks } from "../../../../content/record/texts/marks.ts";
import { WRITTEN, writtenAge } from "../../../../content/record/texts/written-values.ts";
import type { ClaimProperty } from "../../../../content/record/vocabulary.ts";
import { CLAIM_LABELS } from "../../../../content/record/words.ts";
import { ageLine } from "../../../../content/tuskers/age-line.ts";
import { tuskerFields } from "../../../../content/tuskers/fields.ts";
import { isFateDisputed, statusText } from "../../../../content/tuskers/status/status-line.ts";
import { STATUSES, type TuskerStatus } from "../../../../content/tuskers/status.ts";
import {
  ageWords,
  CATEGORY_LABELS,
  STATUS_LABELS,
  statusWords,
  tuskerWords,
} from "../../../../content/tuskers/words.ts";
import { wikidataPage } from "../../../../platform/ids/wikidata-item.ts";
import { inEnglish, Marked } from "../../../../platform/languages/stored-text.tsx";
import { siteDay } from "../../../../platform/text/dates/publication-day.ts";
import { writtenDate } from "../../../../platform/text/dates/written-date.ts";
import { Accounts, type AccountView, Remark } from "../../../parts/record/accounts.tsx";
import { CitedAgain } from "../../../parts/record/cited.tsx";
import { OtherNames } from "./other-names.tsx";
import styles from "./tusker-facts.module.css";
import { SENT_FIELDS, type SentField, type TuskerRecord } from "./tusker-record.ts";
import { words } from "./words.ts";

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

/** Facts that no field holds. */
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

type Fact = { name: string; label: string; value: ReactNode; accounts?: AccountView[] | undefined };

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
    const { on, ...age } = (value ?? {}) as { min: number; max: number; on?: string };
    if (property === "age" && on !== undefined && on === tusker.diedOn) return ageWords.atDeath(writtenAge(age));
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

/** Whether the status names the day of his death: then it has the accounts of that day, and no fact repeats it. */
const isDeathInStatus = ({ status, diedOn, claims }: TuskerRecord): boolean =>
  STATUSES[status].datedBy === "death" && diedOn !== null && (claims.status ?? []).length < 2;

/** The accounts of that day, the first in the words of the status and with what is said of the status besides. */
function accountsOfDeath(tusker: TuskerRecord, marks: Marks): AccountView[] | undefined {
  const [dead] = accountsOf(tusker, "status", marks) ?? [];
  const [died, ...others] = accountsOf(tusker, "died", marks) ?? [];
  const leading = died ?? dead;
  if (leading === undefined) return undefined;
  const sources = new Map([...(dead?.marks ?? []), ...leading.marks].map((mark) => [mark.number, mark]));
  const ordered = [...sources.values()].sort((one, other) => one.number - other.number);
  return [{ ...leading, text: statusText(tusker), note: leading.note ?? dead?.note, marks: ordered }, ...others];
}

/** The days after which what a status tells is no longer news. */
const NEWS_DAYS = 90;
const DAY_MS = 86_400_000;

/** Whether the note on his status is news, which the page gives notice of. Older ones stand beneath his status. */
export function isNews({ status, statusAsOf, statusNote }: TuskerRecord): boolean {
  if (statusNote === null || statusAsOf === null || STATUSES[status].datedBy === "death") return false;
  const least = siteDay(new Date(Date.now() - NEWS_DAYS * DAY_MS));
  return statusAsOf.length > 4 && statusAsOf >= least.slice(0, statusAsOf.length);
}

/** A status with the note on it, unless that stands by itself. */
const withNote = (value: ReactNode, tusker: TuskerRecord): ReactNode =>
  tusker.statusNote === null || isNews(tusker) ? (
    value
  ) : (
    <>
      {value}
      <small lang={langOf(tusker, "statusNote")} data-status-note>
        {tusker.statusNote}
      </small>
    </>
  );

/** The known facts, each with its accounts, if the record has more than its field. */
export function factsOf(tusker: TuskerRecord, marks: Marks): Fact[] {
  const isDead = isDeathInStatus(tusker);
  const fact = (name: string, label: string, plain: ReactNode, accounts: AccountView[] | undefined): Fact => ({
    ...{ name, label, accounts },
    value: accounts === undefined ? plain : <Accounts accounts={accounts} />,
  });
  const fields = FACTS.map((name) => {
    const plain = (FORMATTERS[name] ?? plainFact(name))(tusker);
    const property = CLAIM_OF[name];
    const isDeath = isDead && name === "status";
    const accounts = isDeath ? accountsOfDeath(tusker, marks) : property && accountsOf(tusker, property, marks);
    const known = fact(name, labelOf(name, tusker), plain, accounts);
    return name === "status" ? { ...known, value: withNote(known.value, tusker) } : known;
  });
  const own = OWN_CLAIMS.filter((property) => !(isDead && property === "died")).map((property) =>
    fact(property, CLAIM_LABELS[property], null, accountsOf(tusker, property, marks)),
  );
  return [...fields.slice(0, 2), ...own, ...fields.slice(2)].filter(({ value }) => value !== null && value !== "");
}

/**
 * The record as a list of facts, one value each. Unknown values are left out, except for the age, which is then "Unknown".
 */
export function TuskerFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className={styles.facts}>
      <dl>
        {facts.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {facts.some(({ accounts }) => accounts !== undefined) && (
        <a className="cite" href={`#${FACT_SOURCES_ID}`}>
          {words.facts.from}
        </a>
      )}
    </div>
  );
}

const FACT_SOURCES_ID = "facts-from";

/** The names of the facts of which accounts differ. */
export const differingFacts = (facts: readonly Fact[]): string[] =>
  facts.flatMap(({ label, accounts = [] }) =>
    accounts.some(({ certainty }) => certainty === "disputed") && accounts.length > 1 ? [label.toLowerCase()] : [],
  );

/** Every account of each fact with its sources, for the closed block. */
export function FactSources({ facts }: { facts: readonly Fact[] }) {
  const cited = facts.filter(({ accounts = [] }) => accounts.some(({ marks }) => marks.length > 0));
  if (cited.length === 0) return null;
  return (
    <section aria-labelledby={FACT_SOURCES_ID}>
      <h3 id={FACT_SOURCES_ID}>{words.how.facts.title}</h3>
      <dl className={styles.sources}>
        {cited.map(({ name, label, accounts }) => (
          <div key={name}>
            <dt>{label}</dt>
            {accounts?.map((account) => (
              <dd key={`${account.text} ${account.marks[0]?.id}`}>
                <Marked text={account.text} />
                <CitedAgain marks={account.marks} />
                <Remark account={account} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Age, status, location and category in one line before the story; the facts give their dates, accounts and sources. */
export function TuskerLine({ tusker }: { tusker: TuskerRecord }) {
  const { text } = ageLine(tusker);
  const status = STATUS_LABELS[tusker.status];
  const fields = [
    ["age", labelOf("age", tusker), <Marked key="age" text={text} />],
    ["status", tuskerWords.status, isFateDisputed(tusker) ? `${status}; ${statusWords.disputed}` : status],
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
