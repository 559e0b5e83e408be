import { langOf } from "../../../../content/fields/pieces/lang-of.ts";
import { RichText } from "../../../../content/rich-text/clean-html.tsx";
import type { ShownPage } from "../../../../content/texts/shown-page.ts";
import { Statistics } from "../../../parts/texts/statistics.tsx";
import styles from "./chapter.module.css";
import { cutAfterFirstParagraph } from "./first-paragraph.ts";
import { ReadOn } from "./read-on.tsx";

/** The fields of each chapter: heading, text and key figures. */
const FIELDS = {
  "why-so-few": ["whyTitle", "whyText", "whyFigures"],
  "the-procession": ["processionTitle", "processionText", "processionFigures"],
} as const;

/** A text with its key figures: the first paragraph in view, the others behind Read on. */
function Chapter({ page, id }: { page: ShownPage<"home">; id: keyof typeof FIELDS }) {
  const [title, text, figures] = FIELDS[id];
  const heading = page.fields[title];
  const { first, rest } = cutAfterFirstParagraph(page.fields[text]);
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <h2 id={id} lang={langOf(page, title)}>
        {heading}
      </h2>
      <RichText className="prose" html={first} />
      {rest !== "" && (
        <ReadOn of={heading}>
          <RichText className="prose" html={rest} />
        </ReadOn>
      )}
      <Statistics name={figures} page={page} />
    </section>
  );
}

/** Why so few have tusks, and the tuskers of the procession, side by side. */
export const Chapters = (page: ShownPage<"home">) => (
  <div className={`wrap ${styles.chapters}`}>
    <Chapter page={page} id="why-so-few" />
    <Chapter page={page} id="the-procession" />
  </div>
);
