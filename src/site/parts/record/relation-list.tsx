import type { Mark } from "../../../content/record/texts/marks.ts";
import { words } from "../../../content/record/texts/words.ts";
import type { RelationKind } from "../../../content/record/vocabulary.ts";
import { RELATION_LABELS } from "../../../content/record/words.ts";
import { writtenRecordDate } from "../../../content/record/written-record-date.ts";
import { inEnglish, Marked } from "../../../platform/languages/stored-text.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import { Cited } from "./cited.tsx";
import styles from "./relation-list.module.css";

export type RelationView = {
  kind: RelationKind;
  name: string;
  /** The slug of his page, if he has one. */
  slug: string | undefined;
  date?: string | undefined;
  note?: string | undefined;
  marks: Mark[];
};

type RelationListProps = {
  relations: readonly RelationView[];
  /** His own slug: an animal that he is mistaken for can be compared with him. */
  slug: string;
};

export function RelationList({ relations, slug: ownSlug }: RelationListProps) {
  return (
    <ul className={styles.relations}>
      {relations.map(({ kind, name, slug, date, note, marks }) => (
        <li key={`${kind} ${name}`}>
          <p className={styles.kind}>{RELATION_LABELS[kind]}</p>
          <h3>
            {slug === undefined ? (
              <Marked text={name} />
            ) : (
              <PageLink to={`/tuskers/${slug}`} {...inEnglish(name)}>
                {name}
              </PageLink>
            )}
          </h3>
          <p>
            <Marked
              text={[date === undefined ? "" : writtenRecordDate(date), note ?? ""]
                .filter((part) => part !== "")
                .join(". ")}
            />
            <Cited marks={marks} />
          </p>
          {kind === "often_mistaken_for" && slug !== undefined && (
            <p>
              <PageLink to={`/compare?a=${ownSlug}&b=${slug}`}>{words.relations.compare}</PageLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
