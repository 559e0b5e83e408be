import { Fragment } from "react";
import { inEnglish } from "../../../../platform/languages/stored-text.tsx";
import { listOfAll } from "../../../../platform/text/by-language/lists.ts";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import type { Evidence } from "../../evidence.ts";
import type { KeyCandidate } from "../../key-data.ts";
import type { Ranked } from "../../rank.ts";
import type { Standing } from "../../standing.ts";
import { evidenceText } from "./evidence-text.ts";
import { words } from "./live-words.ts";
import { useTexts } from "./question-texts.ts";
import styles from "./result.module.css";

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const DOTS: Record<Standing, string> = { fits: "●●●", possible: "●●○", unlikely: "●○○" };

const PAINT = { fits: styles.well, possible: styles.possible, unlikely: styles.unlikely };

/** How somebody stands, as a word, with dots that repeat it. */
export const StandingWord = ({ standing, word }: { standing: Standing; word: string }) => (
  <p className={`${styles.fit} ${PAINT[standing]}`}>
    <span aria-hidden="true">{DOTS[standing]}</span> {word}
  </p>
);

const Sources = ({ keys }: { keys: readonly string[] }) =>
  keys.length > 0 && (
    <sup className="cite">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ", "}
          <PageLink to={`/sources/${key}`} aria-label={words.source(key)}>
            {key}
          </PageLink>
        </Fragment>
      ))}
    </sup>
  );

function Column({ label, sign, className, evidence }: ColumnProps) {
  const texts = useTexts();
  if (evidence.length === 0) return null;
  return (
    <div className={className}>
      <dt>
        <span aria-hidden="true">{sign}</span> {label}
      </dt>
      <dd>
        {evidence.map((one, index) => {
          const text = evidenceText(texts, one);
          return (
            <Fragment key={text}>
              {index > 0 && "; "}
              {index > 0 ? text : upperFirst(text)}
              <Sources keys={one.sources} />
            </Fragment>
          );
        })}
        .
      </dd>
    </div>
  );
}

type ColumnProps = { label: string; sign: string; className: string | undefined; evidence: readonly Evidence[] };

/** Who he is. A dead one cannot have been seen: he looks like him. */
function Name({ candidate: { slug, name, status, isDead, diedOn } }: { candidate: KeyCandidate }) {
  const link = (
    <PageLink to={`/tuskers/${slug}`} {...inEnglish(name)}>
      {name}
    </PageLink>
  );
  if (isDead) {
    return (
      <>
        <h3>
          <span className={styles.lookalike}>{words.looksLike}</span> {link}
        </h3>
        <p className={styles.status}>{diedOn === undefined ? words.dead : words.died(diedOn.slice(0, 4))}</p>
      </>
    );
  }
  return (
    <>
      <h3>{link}</h3>
      <p className={styles.status}>{words[status]}</p>
    </>
  );
}

type CandidateCardProps = {
  ranked: Ranked & { candidate: KeyCandidate };
  standing: Standing;
  /** The first of the list, to compare him with; undefined for the first one himself. */
  first: KeyCandidate | undefined;
};

export function CandidateCard({
  ranked: { candidate, speaksFor, speaksAgainst, notRecorded },
  standing,
  first,
}: CandidateCardProps) {
  const texts = useTexts();
  const { speaksFor: forLabel, against, notKnown } = words;
  const missing = notRecorded.map((id) => texts.labelOf(id).toLowerCase());
  return (
    <article className={styles.candidate} data-candidate={candidate.slug}>
      <StandingWord standing={standing} word={words.standing[standing]} />
      <Name candidate={candidate} />
      <dl>
        <Column label={forLabel} sign="+" className={styles.speaksFor} evidence={speaksFor} />
        <Column label={against} sign="−" className={styles.against} evidence={speaksAgainst} />
        {missing.length > 0 && (
          <div className={styles.none}>
            <dt>
              <span aria-hidden="true">?</span> {notKnown}
            </dt>
            <dd>{upperFirst(listOfAll(missing))}.</dd>
          </div>
        )}
      </dl>
      {first !== undefined && (
        <p>
          <PageLink to={`/compare?a=${first.slug}&b=${candidate.slug}`}>
            {words.compare(first.name, candidate.name)}
          </PageLink>
        </p>
      )}
    </article>
  );
}
