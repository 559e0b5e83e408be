import { type Ref, useMemo } from "react";
import { PageLink } from "../../platform/ui/page-link.tsx";
import type { Answers } from "../answers.ts";
import type { KeyCandidate, KeyData } from "../key-data.ts";
import { ENOUGH, type Ranked, rank } from "../rank.ts";
import { CandidateCard, FitWord } from "./candidate-card.tsx";
import { Honest } from "./honest.tsx";
import { words } from "./live-words.en.ts";
import { useTexts } from "./question-texts.ts";
import styles from "./result.module.css";

/** How many stand open, besides "not in this directory", and how many more can be unfolded. */
const SHOWN = 3;
const FOLDED = 7;
/** How many of the folded are named. */
const NAMED = 3;

type Named = Ranked & { candidate: KeyCandidate };
const isNamed = (ranked: Ranked): ranked is Named => ranked.candidate !== null;

export type Result = {
  /** What was answered; what could not be seen is no answer. */
  count: number;
  /** Undefined while there are too few answers. */
  ranked: readonly Ranked[] | undefined;
};

/** What the answers say. Once there is nothing more to ask, the result stands there after however few answers. */
export const useResult = (data: KeyData, answers: Answers, isDone: boolean): Result =>
  useMemo(() => {
    const count = Object.keys(answers.states).length + (answers.place === undefined ? 0 : 1);
    return { count, ranked: count >= ENOUGH || isDone ? rank(data, answers) : undefined };
  }, [data, answers, isDone]);

/** The first of the list and its fit in words, for the bar and for screen readers. */
export function resultInWords({ count, ranked }: Result): { name: string; fit: string } {
  const [first] = ranked ?? [];
  if (ranked === undefined || first === undefined) {
    return { name: words.nobody, fit: words.answers(count, ENOUGH) };
  }
  const { candidate, fit } = first;
  const name = candidate?.name ?? words.stranger;
  const others = ranked.filter((one) => isNamed(one) && one !== first && one.fit !== "unlikely").length;
  const word = candidate === null ? words.mostLikely : words.fits[fit];
  return { name, fit: word.toLowerCase() + words.othersToo(others) };
}

function Stranger({ ranked: { fit }, isFirst }: { ranked: Ranked; isFirst: boolean }) {
  const { stranger: texts } = useTexts();
  return (
    <article className={`${styles.candidate} ${styles.stranger}`} data-candidate="">
      <FitWord
        fit={isFirst ? fit : fit === "fits_well" ? "possible" : fit}
        word={isFirst ? words.mostLikely : words.always}
      />
      <h3>{words.stranger}</h3>
      {isFirst && <p>{texts.first}</p>}
      <p>
        {texts.always} <PageLink to="/contact">{texts.source}</PageLink>
      </p>
    </article>
  );
}

type Card = { ranked: Ranked; first: KeyCandidate | undefined; isFirst: boolean };

const Card = ({ ranked, first, isFirst }: Card) =>
  isNamed(ranked) ? (
    <CandidateCard ranked={ranked} first={ranked.candidate === first ? undefined : first} />
  ) : (
    <Stranger ranked={ranked} isFirst={isFirst} />
  );

function Ranking({ ranked }: { ranked: readonly Ranked[] }) {
  const named = ranked.filter(isNamed);
  const likely = named.filter(({ fit }) => fit !== "unlikely").slice(0, SHOWN);
  const open = ranked.filter(
    (one) => !isNamed(one) || likely.includes(one) || (likely.length === 0 && one === named[0]),
  );
  const folded = named.filter((one) => !open.includes(one)).slice(0, FOLDED);
  const first = named[0]?.candidate;
  const names = folded
    .slice(0, NAMED)
    .map(({ candidate }) => candidate.name)
    .join(", ");
  return (
    <>
      {open.map((one, index) => (
        <Card key={one.candidate?.slug ?? ""} ranked={one} first={first} isFirst={index === 0} />
      ))}
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>{words.lessLikely(names, named.length - open.length + 1 - Math.min(NAMED, folded.length))}</summary>
          {folded.map((one) => (
            <Card key={one.candidate.slug} ranked={one} first={first} isFirst={false} />
          ))}
        </details>
      )}
    </>
  );
}

type ResultPanelProps = { data: KeyData; result: Result; headingRef: Ref<HTMLHeadingElement> };

/** Who it may be, why, and why not. Nothing in it is loaded before it is pressed: a prefetch would tell the result. */
export function ResultPanel({ data, result: { count, ranked }, headingRef }: ResultPanelProps) {
  const texts = useTexts();
  return (
    <section className={styles.result} id="result" aria-labelledby="result-title" data-no-prefetch>
      <h2 id="result-title" ref={headingRef} tabIndex={-1}>
        {ranked === undefined ? words.soFar : words.title}
      </h2>
      <p className={styles.soFar}>
        {ranked === undefined ? words.more(ENOUGH - count) : `${words.after(count)} ${texts.everyAnswer}`}
      </p>
      {ranked !== undefined && <Ranking ranked={ranked} />}
      <Honest estimate={data.estimate} />
    </section>
  );
}
