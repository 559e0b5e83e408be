import { Link } from "react-router";
import type { LibraryPicture } from "../image-library.ts";
import styles from "./library.module.css";
import { entryAddress, keptText, STATE_WORDS } from "./picture-facts.ts";

/** The entries that show a picture, each with its state and the way to it, and what the history keeps. */
export function PictureUses({ picture }: { picture: LibraryPicture }) {
  const { usedBy, name } = picture;
  const kept = keptText(picture);
  return (
    <>
      {usedBy.length === 0 ? (
        <p className={styles.unused}>{kept === undefined ? "Used by nobody" : "Shown by no entry now"}</p>
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
