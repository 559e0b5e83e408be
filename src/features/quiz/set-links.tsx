import { PageLink } from "../../ui/kit/page-link.tsx";
import type { QuestionSet } from "./asked/question.ts";
import styles from "./questions.module.css";
import { setAddress } from "./set-address.ts";
import { words } from "./words.ts";

/** Links to all sets. */
export const SetLinks = ({ set, sets }: Pick<QuestionSet, "set" | "sets">) => (
  <nav className={styles.sets} aria-label={words.sets.label}>
    <h2>{words.sets.title}</h2>
    <ul>
      {Array.from({ length: sets }, (_, index) => index + 1).map((each) => (
        <li key={each}>
          <PageLink to={setAddress(each)} aria-current={each === set ? "page" : undefined}>
            {words.sets.set(each)}
          </PageLink>
        </li>
      ))}
    </ul>
  </nav>
);
