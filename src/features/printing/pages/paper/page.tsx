import type { ReactNode } from "react";
import type { Tusker } from "../../../../content/tuskers/tusker.ts";
import { currentLanguage } from "../../../../platform/languages/current-language.ts";
import { addressIn } from "../../../../platform/languages/language.ts";
import { Marked } from "../../../../platform/languages/stored-text.tsx";
import { homeTrail } from "../../../../site/meta/structured-data.ts";
import { definePage } from "../../../../site/page/define-page.ts";
import { Breadcrumb } from "../../../../ui/kit/breadcrumb.tsx";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import styles from "./paper-page.module.css";
import { CardSheets, GuideSheets, PosterSheets, WorksheetSheets } from "./sheets.tsx";
import { words } from "./words.ts";

type Texts = typeof words.poster;

const Group = ({ title, id, children }: { title: string; id: string; children: ReactNode }) => (
  <section className={styles.group} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** One document: what it looks like, what it is, the link to it and its size on paper. */
const Document = ({ texts, sheets, children }: { texts: Texts; sheets: ReactNode; children: ReactNode }) => (
  <div className={styles.document}>
    <div className={styles.sheets} aria-hidden="true">
      {sheets}
    </div>
    <div>
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
      <p className={styles.get}>
        {children}
        <span>
          <Marked text={texts.size} />
        </span>
      </p>
    </div>
  </div>
);

/** A file: browsers load it themselves, no script does. */
const File = ({ name, isFirst = false, children }: { name: string; isFirst?: boolean; children: string }) => (
  <a
    className={isFirst ? "btn" : "btn quiet"}
    href={addressIn(currentLanguage(), `/${name}.pdf`)}
    type="application/pdf"
  >
    <Icon name="download" />
    <Marked text={children} />
  </a>
);

const Paper = ({ tuskers }: { tuskers: readonly Tusker[] }) => {
  const [first] = tuskers;
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={homeTrail()} here={words.title} />
      <div className="pagehead">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      <Group {...words.school}>
        <Document texts={words.worksheet} sheets={<WorksheetSheets />}>
          <File name="worksheet" isFirst>
            {words.worksheet.link}
          </File>
        </Document>
        <Document texts={words.poster} sheets={<PosterSheets tuskers={tuskers} />}>
          <File name="poster">{words.poster.link}</File>
        </Document>
      </Group>
      <Group {...words.field}>
        <Document texts={words.guide} sheets={<GuideSheets tuskers={tuskers} />}>
          <PageLink className="btn quiet" to="/places">
            {words.guide.link}
          </PageLink>
        </Document>
      </Group>
      <Group {...words.collection}>
        <Document texts={words.cards} sheets={first && <CardSheets tusker={first} />}>
          <PageLink className="btn quiet" to="/tuskers">
            {words.cards.link}
          </PageLink>
        </Document>
      </Group>
    </div>
  );
};

/** The page of what can be printed for walls and schools, on the way and to collect. */
export const page = definePage({
  read: ({ readers }) => readers.optional(readers.featuredTuskers()),
  head: () => ({
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    path: "/paper",
    trail: homeTrail(),
  }),
  screen: (tuskers) => <Paper tuskers={tuskers} />,
});
