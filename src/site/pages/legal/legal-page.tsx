import { Fragment, type ReactNode } from "react";
import { RichText } from "../../../content/rich-text/clean-html.tsx";
import { pageTitles } from "../../../content/texts/page-words.ts";
import type { ShownPage } from "../../../content/texts/shown-page.ts";
import { PAGE_ADDRESSES } from "../../../platform/ids/page-key.ts";
import { Breadcrumb } from "../../../ui/kit/breadcrumb.tsx";
import { homeTrail } from "../../meta/structured-data.ts";
import { TranslationNotice } from "../../parts/entry/translation-notice.tsx";
import { PageSources } from "../../parts/texts/page-sources.tsx";
import styles from "./legal-page.module.css";
import { words } from "./words.tsx";

type LegalKey = "privacy" | "terms";

type LegalPageProps<Key extends LegalKey> = {
  pageKey: Key;
  page: ShownPage<Key>;
  /** The parts in order, with their headings. Those that hold nothing are left out. */
  headings: Readonly<Record<string, string>>;
  /** What code tells in a part, above the text that was written for it. */
  fixed?: Readonly<Record<string, ReactNode>>;
};

/** A legal text: its date, table of contents and parts, in one column. */
export function LegalPage<Key extends LegalKey>({ pageKey, page, headings, fixed = {} }: LegalPageProps<Key>) {
  const title = pageTitles[pageKey];
  const texts = page.fields as Readonly<Record<string, unknown>>;
  const parts = Object.entries(headings).flatMap(([id, heading]) => {
    const html = texts[id];
    const written = typeof html === "string" && html !== "" ? html : undefined;
    return written === undefined && fixed[id] === undefined ? [] : [{ id, heading, written }];
  });
  const { effective } = page.fields;
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={homeTrail()} here={title} />
        <div className={styles.legal}>
          <div className="pagehead">
            <h1>{title}</h1>
            <p>{words.effective(<time dateTime={effective}>{words.day(effective)}</time>)}</p>
          </div>
          <TranslationNotice translation={page.translation} path={PAGE_ADDRESSES[pageKey]} isLegal />
          <nav aria-label={words.contents}>
            <ol className={styles.contents}>
              {parts.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="prose">
            {parts.map(({ id, heading, written }) => (
              <Fragment key={id}>
                <h2 id={id}>{heading}</h2>
                {fixed[id]}
                {written !== undefined && <RichText className="prose" html={written} />}
              </Fragment>
            ))}
          </div>
        </div>
      </div>
      <PageSources page={page} />
    </>
  );
}
