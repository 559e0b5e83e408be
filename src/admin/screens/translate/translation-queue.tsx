import { Link } from "react-router";
import type { WorkItem } from "../../../content/translation-work/edited-translation.ts";
import type { Translation } from "../../../platform/languages/language.ts";
import styles from "./queue.module.css";
import { isItem, queueOf, waitingIn } from "./queue.ts";
import { WORK_LABELS, workFacts } from "./work-words.ts";

type TranslationQueueProps = {
  language: Translation;
  open: Pick<WorkItem, "kind" | "_id">;
  /** Undefined until the list is loaded; it is not needed to work on what is open. */
  items: readonly WorkItem[] | undefined;
};

/** What waits in this language, beside what is open. In narrow windows only the way back is left. */
export function TranslationQueue({ language, open, items }: TranslationQueueProps) {
  const list = `/admin/translate?language=${language}`;
  return (
    <nav className={styles.queue} aria-label="Translations">
      <Link to={list} className={styles.back}>
        ‹ All translations{items !== undefined && `, ${waitingIn(items)} waiting`}
      </Link>
      <div className={styles.groups}>
        {queueOf(items ?? [], open).map(({ state, total, items: shown }) => (
          <section key={state} aria-label={`${WORK_LABELS[state]}, ${total}`}>
            <h2>
              {WORK_LABELS[state]}, {total}
            </h2>
            <ul>
              {shown.map((item) => (
                <li key={`${item.kind} ${item._id}`}>
                  <Link
                    to={`/admin/translate/${language}/${item.kind}/${item._id}`}
                    aria-current={isItem(item, open) ? "page" : undefined}
                  >
                    {item.name}
                    <small>{workFacts(item)}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
