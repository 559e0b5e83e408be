import { Link } from "react-router";
import type { LibraryImage } from "../../../content/image-library/image-library.ts";
import { entryAddress, keptText, STATE_WORDS } from "./image-facts.ts";
import styles from "./library.module.css";

/** The entries that show an image, each with its state and a link, and a note on what the history keeps. */
export function ImageUses({ image }: { image: LibraryImage }) {
  const { usedBy, name } = image;
  const kept = keptText(image);
  return (
    <>
      {usedBy.length === 0 ? (
        <p className={styles.unused}>{kept === undefined ? "Not used" : "Not shown by any entry now"}</p>
      ) : (
        <ul className={styles.uses} aria-label={`Where ${name} is used`}>
          {usedBy.map((use) => (
            <li key={`${use.kind} ${use._id}`}>
              <Link to={entryAddress(use)}>{use.title}</Link> <span>{STATE_WORDS[use.state]}</span>
            </li>
          ))}
        </ul>
      )}
      {kept !== undefined && <p className={styles.kept}>{kept}</p>}
    </>
  );
}
