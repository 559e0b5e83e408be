import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { PROSE_LANGUAGES, TRANSLATED_KINDS, type TranslationName } from "../../../content/fields/pieces/piece.ts";
import type { EditedTranslation } from "../../../content/translation-work/edited-translation.ts";
import { LANGUAGE_NAMES } from "../../../platform/languages/language.ts";
import { Notice } from "../../../ui/kit/notice.tsx";
import { bodyOf } from "../../kit/api/failure.ts";
import segmentStyles from "../../kit/ui/segments.module.css";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import type { Route } from "./+types/edit-route";
import styles from "./queue.module.css";
import { TRANSLATIONS, workQuery } from "./translation-query.browser.ts";
import { TranslationQueue } from "./translation-queue.tsx";
import { TranslationSheet } from "./translation-sheet.tsx";

function Loading({ name: { language, kind, id } }: { name: TranslationName }) {
  const param = { language, kind, id };
  const { data, error, refetch } = useQuery({
    queryKey: ["translation", param],
    queryFn: ({ signal }): Promise<EditedTranslation> =>
      bodyOf(TRANSLATIONS[":kind"][":id"].$get({ param }, { init: { signal } })),
  });
  const { data: items } = useQuery(workQuery(language));
  return (
    <AdminPage
      title={data === undefined ? "Translations" : `Translate: ${data.name}`}
      actions={
        <nav className={segmentStyles.segments} aria-label="Language">
          {PROSE_LANGUAGES.map((each) => (
            <Link
              key={each}
              lang={each}
              to={`/admin/translate/${each}/${kind}/${id}`}
              aria-current={each === language ? "page" : undefined}
            >
              {LANGUAGE_NAMES[each]}
            </Link>
          ))}
        </nav>
      }
    >
      <div className={styles.desk}>
        <TranslationQueue language={language} open={{ kind, _id: id }} items={items} />
        <div>
          {error !== null && (
            <AdminFailure title="The translation could not be loaded" failure={error} onRetry={refetch} />
          )}
          {error === null && data === undefined && <p role="status">Loading the translation...</p>}
          {data !== undefined && <TranslationSheet loaded={data} onReload={refetch} />}
        </div>
      </div>
    </AdminPage>
  );
}

/** English and its translation side by side. */
export default function EditTranslation({ params: { language, kind, id } }: Route.ComponentProps) {
  const known = {
    language: PROSE_LANGUAGES.find((each) => each === language),
    kind: TRANSLATED_KINDS.find((each) => each === kind),
  };
  if (known.language === undefined || known.kind === undefined) {
    return (
      <AdminPage title="Not Found">
        <Notice kind="alert" title="There is no such translation">
          <p>
            <Link to="/admin/translate">All translations</Link>
          </p>
        </Notice>
      </AdminPage>
    );
  }
  const name = { language: known.language, kind: known.kind, id };
  return <Loading key={`${language} ${kind} ${id}`} name={name} />;
}
