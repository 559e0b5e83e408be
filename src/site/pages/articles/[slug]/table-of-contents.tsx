import { Marked } from "../../../../platform/languages/stored-text.tsx";
import asideStyles from "../../../../ui/kit/aside.module.css";
import type { Heading } from "./headings.ts";
import styles from "./table-of-contents.module.css";
import { words } from "./words.ts";

/** A text with fewer sections needs no table of contents. */
const WORTH_LISTING = 3;

/** The table of contents next to a long article, in narrow windows closed above it; nothing for a short one. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < WORTH_LISTING) return null;
  return (
    <nav className={`${asideStyles.aside} ${styles.contents}`} aria-labelledby="contents">
      <details>
        <summary>
          <h2 id="contents">{words.contents}</h2>
        </summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Marked text={text} />
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
