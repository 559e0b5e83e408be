import { Fragment, type ReactNode } from "react";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { HOME_TRAIL } from "../meta/structured-data.ts";
import styles from "./legal-page.module.css";
import { words } from "./words.en.tsx";

export type LegalSection = {
  /** The id of its heading, for links to it. */
  id: string;
  title: string;
  text: ReactNode;
};

type LegalPageProps = { title: string; sections: readonly LegalSection[] };

/** A legal text: its date, table of contents and text, in one column. */
export function LegalPage({ title, sections }: LegalPageProps) {
  return (
    <div className="wrap">
      <Breadcrumb trail={HOME_TRAIL} here={title} />
      <div className={styles.legal}>
        <div className="pagehead">
          <h1>{title}</h1>
          <p>{words.effective(<time dateTime="2025-01-20">{words.day}</time>)}</p>
        </div>
        <nav aria-label={words.contents}>
          <ol className={styles.contents}>
            {sections.map(({ id, title: heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose">
          {sections.map(({ id, title: heading, text }) => (
            <Fragment key={id}>
              <h2 id={id}>{heading}</h2>
              {text}
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  );
}
