import { CLOSED_BLOCK_ID } from "../../ui/kit/closed-block/closed-block.tsx";
import styles from "./sources-beside.module.css";
import { words } from "./words.ts";

/** What stands for the number of sources that the note has no line for. */
const COUNT = "#";

/**
 * The note that a mark opens in place: `sources-beside.browser.ts` puts the sources of the mark into it. Without that, a
 * mark leads to the list.
 */
export const SourcesBeside = () => (
  <div
    id="source-beside"
    className={styles.box}
    popover="auto"
    role="dialog"
    aria-label={words.title}
    tabIndex={-1}
    hidden
  >
    <ul />
    <p>
      <a href={`#${CLOSED_BLOCK_ID}`} data-more={words.more(COUNT)} hidden>
        {words.more(COUNT)}
      </a>
      <a href={`#${CLOSED_BLOCK_ID}`}>{words.all}</a>
    </p>
  </div>
);
