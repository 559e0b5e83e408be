import { PageSources } from "../../pages/shown/page-sources.tsx";
import { siteName } from "../../platform/identity/site-identity.ts";
import { Part } from "../../platform/render/part.ts";
import { Moonstone } from "../../platform/ui/moonstone.tsx";
import { words as uiWords } from "../../platform/ui/words.en.ts";
import { langOf } from "../../translations/pieces/lang-of.ts";
import { TranslationNotice } from "../../translations/pieces/translation-notice.tsx";
import { definePage } from "../render/define-page.ts";
import { pageFailure } from "../served/page-failure.tsx";
import { failure } from "./failure.en.ts";
import { FeaturedTuskers } from "./featured-tuskers.tsx";
import styles from "./hero.module.css";
import { HeroScene } from "./hero-scene.tsx";
import { Journal } from "./journal.tsx";
import { type HomePage, loadHome } from "./load-home.ts";
import { SearchBand } from "./search-band.tsx";
import { TheProcession } from "./the-procession.tsx";
import { TheToll } from "./the-toll.tsx";
import { webSite } from "./web-site.ts";
import { WhereTheyWalk } from "./where-they-walk.tsx";
import { WhySoFew } from "./why-so-few.tsx";
import { words } from "./words.en.ts";

/** The content of Home, for the public page and for the preview of a draft. */
export function Home({ page, featured, articles }: HomePage) {
  const { fields } = page;
  return (
    <>
      <Part of={page} name="before-tuskers">
        <section className={styles.hero}>
          <HeroScene />
          <div className="wrap">
            <h1 lang={langOf(page, "heroTitle")}>{fields.heroTitle}</h1>
            <p lang={langOf(page, "heroLead")}>{fields.heroLead}</p>
          </div>
        </section>
        <div className="wrap">
          <TranslationNotice translation={page.translation} path="/" />
        </div>
        <SearchBand />
      </Part>
      <FeaturedTuskers tuskers={featured} />
      <Part of={page} name="before-articles">
        <WhySoFew {...page} />
        <WhereTheyWalk {...page} />
        <TheProcession {...page} />
        <TheToll {...page} />
      </Part>
      <Journal articles={articles} />
      <Part of={page} name="end">
        <PageSources page={page} />
        <Moonstone />
      </Part>
    </>
  );
}

export const page = definePage({
  read: ({ readers }) => loadHome(readers),
  head: ({ page: text, featured }) => ({
    title: uiWords.siteTitle(siteName()),
    wholeTitle: true,
    description: text.fields.description,
    path: "/",
    machineIn: text.machineIn,
    keywords: [...words.keywords, ...featured.map(({ name }) => name)],
    structuredData: (siteUrl) => [webSite(siteUrl)],
  }),
  screen: (loaded) => <Home {...loaded} />,
  failure: pageFailure(
    () => failure,
    "/",
    () => uiWords.siteTitle(siteName()),
  ),
  isMostVisited: true,
});
