import type { ReactNode } from "react";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { Marked } from "../../platform/languages/stored-text.tsx";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { PageLink } from "../../platform/ui/page-link.tsx";
import { homeTrail } from "../../site/meta/structured-data.ts";
import { definePage } from "../../site/render/define-page.ts";
import styles from "./paper-page.module.css";
import { words } from "./words.en.ts";

type Texts = typeof words.poster;

/** One document: what it is, how large it is on paper, and the link to it. */
const Document = ({ texts, children }: { texts: Texts; children: ReactNode }) => (
  <section className={styles.document}>
    <h2>{texts.title}</h2>
    <p>{texts.text}</p>
    <dl>
      <dt>{words.size}</dt>
      <dd>
        <Marked text={texts.size} />
      </dd>
    </dl>
    <p>{children}</p>
  </section>
);

/** A file: browsers load it themselves, no script does. */
const File = ({ name, children }: { name: string; children: string }) => (
  <a className="btn quiet" href={addressIn(currentLanguage(), `/${name}.pdf`)} type="application/pdf">
    <Marked text={children} />
  </a>
);

const Paper = () => (
  <>
    <div className="wrap">
      <Breadcrumb trail={homeTrail()} here={words.title} />
      <div className="pagehead">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
    </div>
    <div className={`wrap band ${styles.documents}`}>
      <Document texts={words.poster}>
        <File name="poster">{words.poster.link}</File>
      </Document>
      <Document texts={words.worksheet}>
        <File name="worksheet">{words.worksheet.link}</File>
      </Document>
      <Document texts={words.cards}>
        <PageLink className="btn quiet" to="/tuskers">
          {words.cards.link}
        </PageLink>
      </Document>
    </div>
  </>
);

/** The page of what can be printed for walls and schools. */
export const page = definePage({
  read: async () => undefined,
  head: () => ({
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    path: "/paper",
    trail: homeTrail(),
  }),
  screen: () => <Paper />,
});
