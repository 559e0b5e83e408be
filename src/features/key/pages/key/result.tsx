import { PageLink } from "../../../../ui/kit/page-link.tsx";
import type { KeyCandidate, KeyData } from "../../key-data.ts";
import type { Ranked } from "../../rank.ts";
import type { Standing } from "../../standing.ts";
import { CandidateCard, StandingWord } from "./candidate-card.tsx";
import { words } from "./live-words.ts";
import { useTexts } from "./question-texts.ts";
import styles from "./result.module.css";

/** How many stand open, besides "none of ours", and how many more can be unfolded. */
const SHOWN = 3;
const FOLDED = 7;
/** How many of the folded are named. */
const NAMED = 3;

type Named = Ranked & { candidate: KeyCandidate };
const isNamed = (ranked: Ranked): ranked is Named => ranked.candidate !== null;

/** Where each candidate stands, by his slug. */
export type Standings = ReadonlyMap<string, Standing | undefined>;

export const standingsBySlug = (
  { candidates }: Pick<KeyData, "candidates">,
  standings: readonly (Standing | undefined)[],
): Standings => new Map(candidates.map(({ slug }, index) => [slug, standings[index]]));

function Stranger({ isFirst }: { isFirst: boolean }) {
  const { mostLikely, always, stranger } = useTexts();
  return (
    <article className={`${styles.candidate} ${styles.stranger}`} data-candidate="">
      <StandingWord standing="possible" word={isFirst ? mostLikely : always} />
      <h3>{stranger.name}</h3>
      <p>
        {stranger.always} <PageLink to="/contact">{stranger.source}</PageLink>
      </p>
    </article>
  );
}

type WhyProps = { ranked: readonly Ranked[]; standings: Standings; count: number };

/**
 * What speaks for and against the most likely ones, dead lookalikes among them. Nothing in it is loaded before it is
 * pressed: a prefetch would tell the result.
 */
export function Why({ ranked, standings, count }: WhyProps) {
  const texts = useTexts();
  const named = ranked.filter(isNamed);
  const standingOf = ({ candidate }: Named): Standing => standings.get(candidate.slug) ?? "possible";
  const likely = named.filter((one) => standingOf(one) !== "unlikely").slice(0, SHOWN);
  const open = ranked.filter(
    (one) => !isNamed(one) || likely.includes(one) || (likely.length === 0 && one === named[0]),
  );
  const folded = named.filter((one) => !open.includes(one)).slice(0, FOLDED);
  const first = named[0]?.candidate;
  const cardOf = (one: Named) => (
    <CandidateCard
      key={one.candidate.slug}
      ranked={one}
      standing={standingOf(one)}
      first={one.candidate === first ? undefined : first}
    />
  );
  const names = folded
    .slice(0, NAMED)
    .map(({ candidate }) => candidate.name)
    .join(", ");
  return (
    <details className={styles.why} id="why" data-no-prefetch>
      <summary>
        <span>
          {texts.why} <small>{words.after(count)}</small>
        </span>
      </summary>
      <p className={styles.note}>{texts.everyAnswer}</p>
      {open.map((one, index) => (isNamed(one) ? cardOf(one) : <Stranger key="" isFirst={index === 0} />))}
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>{words.lessLikely(names, named.length - open.length + 1 - Math.min(NAMED, folded.length))}</summary>
          {folded.map(cardOf)}
        </details>
      )}
      <p className={styles.note}>{texts.drawings}</p>
    </details>
  );
}
