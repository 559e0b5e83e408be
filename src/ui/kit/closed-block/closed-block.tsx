import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { words } from "../words.ts";
import styles from "./closed-block.module.css";

/** The id of the block: links to what a closed block holds lead to it or to an element inside, and both open it. */
export const CLOSED_BLOCK_ID = "how";

type ClosedBlockProps = {
  /** What the block holds, in a few words each: the one line under its heading. */
  holds: readonly string[];
  title?: string;
  /** Sections with headings of the third level; two `div` elements become two columns. */
  children: ReactNode;
};

/**
 * What a scholar needs of a page, closed under one line: sources, differing accounts, citation, files. A page has one, as
 * its last part. Browsers open it at a fragment inside and in their own search; on paper it is left out unless it is
 * open, but for parts of the class `printed`.
 */
export const ClosedBlock = ({ holds, title = words.howWeKnow, children }: ClosedBlockProps) => (
  <details className={styles.block} id={CLOSED_BLOCK_ID}>
    <summary>
      <h2>{title}</h2>
      <p>{holds.join(" · ")}</p>
      <span className={styles.sign} aria-hidden="true">
        <Icon name="plus" />
      </span>
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);
