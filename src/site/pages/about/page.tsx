import { langOf } from "../../../content/fields/pieces/lang-of.ts";
import { RichText } from "../../../content/rich-text/clean-html.tsx";
import { pageTitles } from "../../../content/texts/page-words.ts";
import { type ShownPage, toShownPage } from "../../../content/texts/shown-page.ts";
import asideStyles from "../../../ui/kit/aside.module.css";
import { Breadcrumb } from "../../../ui/kit/breadcrumb.tsx";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { HerdBand } from "../../frame/herd-band.tsx";
import { homeTrail } from "../../meta/structured-data.ts";
import { definePage } from "../../page/define-page.ts";
import { TranslationNotice } from "../../parts/entry/translation-notice.tsx";
import { PageSources } from "../../parts/texts/page-sources.tsx";
import { Statistics } from "../../parts/texts/statistics.tsx";
import styles from "./about.module.css";
import { words } from "./words.ts";

const Pictures = () => (
  <section className="prose">
    <h3>{words.pictures.title}</h3>
    <p>{words.pictures.text}</p>
  </section>
);

/** The content of About, for the public page and for the preview of a draft. */
export function About({ page }: { page: ShownPage<"about"> }) {
  const { fields } = page;
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={homeTrail()} here={pageTitles.about} />
        <div className="pagehead">
          <h1 lang={langOf(page, "heading")}>{fields.heading}</h1>
          <p lang={langOf(page, "lead")}>{fields.lead}</p>
        </div>
        <TranslationNotice translation={page.translation} path="/about" />
      </div>
      <div className={styles.herd}>
        <HerdBand eager />
      </div>
      <div className={`wrap ${styles.part}`}>
        <h2 lang={langOf(page, "namesTitle")}>{fields.namesTitle}</h2>
        <RichText className="prose" html={fields.namesText} />
        <Statistics name="namesFigures" page={page} />
      </div>
      <div className="sunk">
        <div className={`wrap ${styles.part}`}>
          <h2 lang={langOf(page, "writeTitle")}>{fields.writeTitle}</h2>
          <RichText className="prose" html={fields.writeText} />
          <div className={asideStyles.aside}>
            <h2 lang={langOf(page, "askTitle")}>{fields.askTitle}</h2>
            <RichText html={fields.askText} />
            <ButtonLink to="/contact">{words.toContact}</ButtonLink>
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.part}`}>
        <h2 lang={langOf(page, "beginTitle")}>{fields.beginTitle}</h2>
        <RichText className="prose" html={fields.beginText} />
      </div>
      <PageSources page={page} also={{ name: words.pictures.title, section: <Pictures /> }} />
    </>
  );
}

export const page = definePage({
  read: async ({ readers }) => toShownPage<"about">(await readers.text("about")),
  head: ({ fields, machineIn }) => ({
    title: pageTitles.about,
    description: fields.description,
    path: "/about",
    trail: homeTrail(),
    machineIn,
  }),
  screen: (shown) => <About page={shown} />,
});
