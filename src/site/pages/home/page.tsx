import { siteName } from "../../../platform/identity/site-identity.ts";
import { words as uiWords } from "../../../ui/kit/words.ts";
import { Part } from "../../../ui/render/part.ts";
import { pageFailure } from "../../frame/page-failure.tsx";
import { definePage } from "../../page/define-page.ts";
import { TranslationNotice } from "../../parts/entry/translation-notice.tsx";
import { PageSources } from "../../parts/texts/page-sources.tsx";
import { Chapters } from "./chapters/chapter.tsx";
import { TheToll } from "./chapters/the-toll.tsx";
import { WhereTheyLive } from "./chapters/where-they-live.tsx";
import { failure } from "./failure-words.ts";
import { FeaturedTuskers } from "./featured-tuskers.tsx";
import { FindOut } from "./find-out.tsx";
import { FurtherPages } from "./further-pages.tsx";
import { Hero } from "./hero.tsx";
import { Journal } from "./journal.tsx";
import { type HomePage, loadHome } from "./load-home.ts";
import { SearchPlate } from "./search-plate.tsx";
import { webSite } from "./web-site.ts";
import { words } from "./words.ts";

/** The content of Home, for the public page and for the preview of a draft. */
export function Home({ page, counts, featured, places, articles }: HomePage) {
  return (
    <>
      <Part of={page} name="before-tuskers">
        <Hero page={page} tuskers={counts.total} />
        <SearchPlate counts={counts} />
        <div className="wrap">
          <TranslationNotice translation={page.translation} path="/" />
        </div>
      </Part>
      <FeaturedTuskers tuskers={featured} />
      <WhereTheyLive page={page} places={places} />
      <Part of={page} name="before-articles">
        <FindOut />
        <Chapters {...page} />
        <TheToll {...page} />
      </Part>
      <Journal articles={articles} />
      <Part of={page} name="end">
        <FurtherPages />
        <PageSources page={page} />
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
