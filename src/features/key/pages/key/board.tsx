import type { Ref } from "react";
import { inEnglish } from "../../../../platform/languages/stored-text.tsx";
import { listOfAll } from "../../../../platform/text/by-language/lists.ts";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import type { KeyCandidate } from "../../key-data.ts";
import type { BoardPictures } from "../../rows/read-key.server.ts";
import type { Board as BoardFields, Placed, Standing } from "../../standing.ts";
import styles from "./board.module.css";
import { words } from "./live-words.ts";

/** How many are named in the line above the portraits, of each kind. */
const NAMED = 3;

const PAINT: Record<Standing, string | undefined> = {
  fits: styles.fits,
  possible: styles.possible,
  unlikely: styles.unlikely,
};

const namesOf = (candidates: readonly KeyCandidate[]): string => listOfAll(candidates.map(({ name }) => name));

/** What the board shows, in words: for the line above it, the bar of a phone and screen readers. */
export function boardInWords({ shown, total, fits, possible }: BoardFields) {
  const isAnswered = shown.some(({ standing }) => standing !== undefined);
  if (!isAnswered) return { title: words.living(total), names: "", line: words.narrow };
  const names = fits.length > 0 && fits.length <= NAMED ? `${namesOf(fits)}.` : "";
  const others =
    possible.length === 0
      ? ""
      : possible.length <= NAMED
        ? words.possibleNames(namesOf(possible))
        : words.alsoPossible(possible.length);
  return { title: words.fit(fits.length, total), names, line: [names, others].filter((part) => part !== "").join(" ") };
}

function Candidate({
  candidate: { slug, name },
  standing,
  picture,
}: Placed & { picture: BoardPictures[string] | undefined }) {
  return (
    <li className={standing && PAINT[standing]} data-standing={standing}>
      <PageLink to={`/tuskers/${slug}`}>
        <span className={styles.picture}>
          {picture && (
            <picture>
              <source type={picture.type} srcSet={picture.srcSet} sizes="5rem" />
              <img src={picture.src} alt="" width={80} height={80} loading="lazy" className={picture.className} />
            </picture>
          )}
        </span>
        <span className={styles.name} {...inEnglish(name)}>
          {name}
        </span>
        {standing && <span className="sr">, {words.standing[standing]}</span>}
      </PageLink>
    </li>
  );
}

type BoardProps = { board: BoardFields; pictures: BoardPictures; headingRef: Ref<HTMLHeadingElement> };

/**
 * All who may be alive, in sight from the start: they fade as answers come. Nobody changes his place, and no page is loaded
 * before it is pressed: a prefetch would tell the result.
 */
export function Board({ board, pictures, headingRef }: BoardProps) {
  const { shown, total } = board;
  const { title, line } = boardInWords(board);
  return (
    <section className={styles.board} id="board" aria-labelledby="board-title" data-no-prefetch>
      <h2 id="board-title" ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      <p>
        {line}
        {shown.length < total && ` ${words.bestOf(shown.length, total)}`}
      </p>
      <ol>
        {shown.map((placed) => (
          <Candidate key={placed.candidate.slug} {...placed} picture={pictures[placed.candidate.slug]} />
        ))}
      </ol>
    </section>
  );
}
