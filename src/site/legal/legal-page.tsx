import { Fragment, type ReactNode } from "react";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";

export type LegalSection = {
  /** Of its heading, for links to it. */
  id: string;
  title: string;
  text: ReactNode;
};

type LegalPageProps = { title: string; sections: readonly LegalSection[] };

/** Both legal texts hold from this day on. */
const EFFECTIVE = "January 20, 2025";

export const LEGAL_TRAIL = [{ to: "/", label: "Home" }];

/** A legal text: its day, its contents, one column. */
export function LegalPage({ title, sections }: LegalPageProps) {
  return (
    <div className="wrap">
      <Breadcrumb trail={LEGAL_TRAIL} here={title} />
      <div className="legal">
        <div className="pagehead">
          <h1>{title}</h1>
          <p>
            Effective <time dateTime="2025-01-20">{EFFECTIVE}</time>
          </p>
        </div>
        <nav aria-label="Contents">
          <ol className="toc">
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
