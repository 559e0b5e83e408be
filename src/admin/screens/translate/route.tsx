import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PROSE_LANGUAGES } from "../../../content/fields/pieces/piece.ts";
import { WORK_STATES, type WorkItem, type WorkState } from "../../../content/translation-work/edited-translation.ts";
import { LANGUAGE_NAMES, type Translation } from "../../../platform/languages/language.ts";
import { useAddressParameters } from "../../kit/ui/lists/use-address-parameters.ts";
import segmentStyles from "../../kit/ui/segments.module.css";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";
import styles from "./translate.module.css";
import { workQuery } from "./translation-query.browser.ts";
import { WORK_LABELS, workFacts } from "./work-words.ts";

function Group({ state, items, language }: { state: WorkState; items: readonly WorkItem[]; language: string }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.group} aria-label={`${WORK_LABELS[state]}, ${items.length}`}>
      <h2>
        {WORK_LABELS[state]}, {items.length}
      </h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={`${item.kind} ${item._id}`}>
            <Link to={`/admin/translate/${language}/${item.kind}/${item._id}`}>{item.name}</Link>
            <span className={styles.facts}>{workFacts(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TranslateProps = {
  /** Shown below the list to those who translate. */
  panels?: (language: Translation) => ReactNode;
};

/** What is to be translated, to check and behind, in one language. */
export default function Translate({ panels }: TranslateProps) {
  const parameters = useAddressParameters();
  const { may } = useOwnRole();
  const language = PROSE_LANGUAGES.find((known) => known === parameters.get("language")) ?? "si";
  const { data, error, refetch } = useQuery(workQuery(language));
  return (
    <AdminPage
      title="Translations"
      actions={
        <nav className={segmentStyles.segments} aria-label="Language">
          {PROSE_LANGUAGES.map((each) => (
            <Link
              key={each}
              lang={each}
              to={`/admin/translate?language=${each}`}
              aria-current={each === language ? "page" : undefined}
            >
              {LANGUAGE_NAMES[each]}
            </Link>
          ))}
        </nav>
      }
    >
      <Lead>
        Where a translation is missing, readers see the English. Translations are shown as soon as they are saved.
        Machine translations are marked, hidden from search engines, and never used for allegations.
      </Lead>
      {error !== null ? (
        <AdminFailure title="The list could not be loaded" failure={error} onRetry={refetch} />
      ) : data === undefined ? (
        <p role="status">Loading the list...</p>
      ) : (
        <>
          {WORK_STATES.map((state) => (
            <Group key={state} state={state} items={data.filter((item) => item.state === state)} language={language} />
          ))}
          {may("translate") && panels?.(language)}
        </>
      )}
    </AdminPage>
  );
}
