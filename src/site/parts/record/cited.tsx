import { Fragment } from "react";
import type { Mark } from "../../../content/record/texts/marks.ts";
import { inMarks, writtenNumbers } from "../../../content/sources/marks/marks.ts";
import { words as markWords } from "../../../content/sources/marks/words.ts";

type CitedProps = { marks: readonly Mark[] };

/**
 * The numbers of a statement's sources, which only paper and Markdown show. A statement without a mark is led back to by
 * the id that stands here.
 */
const Numbers = ({ marks, id }: CitedProps & { id?: string | undefined }) => (
  <span id={id} data-numbers={writtenNumbers(marks)} />
);

/** The sources of a statement that has no mark of its own, such as a fact. */
export const CitedUnseen = ({ marks }: CitedProps) =>
  inMarks(marks).map((named) => <Numbers key={named[0]?.id} marks={named} id={named[0]?.id} />);

type MarkProps = { named: readonly Mark[]; id?: string | undefined };

const MarkLink = ({ named, id }: MarkProps) => (
  <>
    {"\u00a0"}
    <a
      className="cite"
      href={`#source-${named[0]?.number}`}
      id={id}
      data-numbers={writtenNumbers(named)}
      aria-label={markWords.heard(named.length)}
    >
      {markWords.label(named.length)}
    </a>
  </>
);

/** The mark of a statement: how many sources it has, a link to the first, as `rich-text` writes it within a text. */
export const Cited = ({ marks }: CitedProps) =>
  inMarks(marks).map((named) => (
    <Fragment key={named[0]?.id}>
      <Numbers marks={named} />
      <MarkLink named={named} id={named[0]?.id} />
    </Fragment>
  ));

/** The mark of a statement that the page cites elsewhere, where its sources lead back to. */
export const CitedAgain = ({ marks }: CitedProps) =>
  inMarks(marks).map((named) => <MarkLink key={named[0]?.id} named={named} />);
