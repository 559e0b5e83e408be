import type { Heading } from "./headings.ts";

/** With fewer sections a text is seen at one glance. */
const WORTH_LISTING = 3;

/** The sections of a long article, beside its text; nothing for a short one. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < WORTH_LISTING) return null;
  return (
    <nav className="aside sections" aria-labelledby="contents">
      <h2 id="contents">In this article</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
