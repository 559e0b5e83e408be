import { loadPage, type ShownPage } from "../../pages/load-page.ts";
import { PageSources } from "../../pages/shown/page-sources.tsx";
import { Statistics } from "../../pages/shown/statistics.tsx";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import asideStyles from "../../platform/ui/aside.module.css";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import essayStyles from "../../platform/ui/essay.module.css";
import { RichText } from "../../rich-text/clean-html.tsx";
import { TranslationNotice } from "../../translations/pieces/translation-notice.tsx";
import { HerdBand } from "../layout/herd-band.tsx";
import { homeTrail } from "../meta/structured-data.ts";
import type { MadePage } from "../served/served-page.tsx";
import styles from "./about.module.css";
import { FAILURE, ThePictures, TITLE, ToContact } from "./about-fixed.en.tsx";

/** The content of About, for the public page and for the preview of a draft. */
export function About({ page }: { page: ShownPage<"about"> }) {
  const { fields, sources } = page;
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={homeTrail()} here={TITLE} />
        <div className="pagehead">
          <h1>{fields.heading}</h1>
          <p>{fields.lead}</p>
        </div>
        <TranslationNotice translation={page.translation} path="/about" />
      </div>
      <div className={styles.herd}>
        <HerdBand eager />
      </div>
      <div className={`wrap band ${essayStyles.essay}`}>
        <h2>{fields.namesTitle}</h2>
        <RichText className="prose" html={fields.namesText} />
        <Statistics name="namesFigures" figures={fields.namesFigures} sources={sources} />
      </div>
      <div className="sunk">
        <div className={`wrap band ${essayStyles.essay}`}>
          <h2>{fields.writeTitle}</h2>
          <div>
            <RichText className="prose" html={fields.writeText} />
            <ThePictures />
          </div>
          <div className={asideStyles.aside}>
            <h2>{fields.askTitle}</h2>
            <RichText html={fields.askText} />
            <ToContact />
          </div>
        </div>
      </div>
      <div className={`wrap band ${essayStyles.essay}`}>
        <h2>{fields.beginTitle}</h2>
        <RichText className="prose" html={fields.beginText} />
      </div>
      <PageSources page={page} />
    </>
  );
}

export async function aboutPage(api: ApiClient, { signal }: Request): Promise<MadePage> {
  const page = await loadPage(api, "about", { signal, fallback: FAILURE });
  return {
    head: {
      title: TITLE,
      description: page.fields.description,
      path: "/about",
      trail: homeTrail(),
      machineIn: page.machineIn,
    },
    content: <About page={page} />,
  };
}
