import { Link } from "react-router";
import type { Letter } from "../letter.ts";
import { LetterView, letterTitle } from "./letter-view.tsx";
import styles from "./letters.module.css";

/** The letter beside the form that it opened. */
export const LetterBeside = ({ letter }: { letter: Letter }) => (
  <aside className={styles.beside} aria-label="The letter">
    <h2>{letterTitle(letter)}</h2>
    <p>
      What it says is filled in below, not saved yet. Saving takes the letter in.{" "}
      <Link to={`/admin/letters?letter=${letter._id}`}>Back to the letter</Link>
    </p>
    <LetterView letter={letter} />
  </aside>
);
