import styles from "./did-you-know.module.css";
import { words } from "./did-you-know-words.ts";

/** Three facts about elephants, shown if nothing was found. */
export function DidYouKnow() {
  return (
    <section className={styles.facts}>
      <h2>{words.title}</h2>
      {words.facts.map(({ figure, text }) => (
        <p key={figure}>
          <b>{figure}</b>
          {text}
        </p>
      ))}
    </section>
  );
}
