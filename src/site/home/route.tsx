import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { readFailure } from "../../platform/render/load-failure.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Moonstone } from "../../platform/ui/moonstone.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import { words as uiWords } from "../../platform/ui/words.en.ts";
import { errorMeta, pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/route";
import { FeaturedTuskers } from "./featured-tuskers.tsx";
import styles from "./hero.module.css";
import { HeroScene } from "./hero-scene.tsx";
import { Journal } from "./journal.tsx";
import { loadHome } from "./load-home.ts";
import { SearchBand } from "./search-band.tsx";
import { TheProcession } from "./the-procession.en.tsx";
import { TheToll } from "./the-toll.en.tsx";
import { webSite } from "./web-site.ts";
import { WhereTheyWalk } from "./where-they-walk.en.tsx";
import { WhySoFew } from "./why-so-few.en.tsx";
import { words } from "./words.en.ts";

export const loader = ({ request, context }: Route.LoaderArgs) => loadHome(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadHome(browserApi, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? errorMeta(uiWords.siteTitle)
    : pageMeta(matches, {
        title: uiWords.siteTitle,
        wholeTitle: true,
        description: words.description,
        path: "/",
        keywords: [...words.keywords, ...loaderData.featured.map(({ name }) => name)],
        structuredData: import.meta.env.SSR ? (siteUrl) => [webSite(siteUrl)] : undefined,
      });

export default function Home({ loaderData: { featured, articles } }: Route.ComponentProps) {
  return (
    <>
      <section className={styles.hero}>
        <HeroScene />
        <div className="wrap">
          <h1>{words.hero.title}</h1>
          <p>{words.hero.lead}</p>
        </div>
      </section>
      <SearchBand />
      <WhySoFew />
      <FeaturedTuskers tuskers={featured} />
      <WhereTheyWalk />
      <TheProcession />
      <TheToll />
      <Journal articles={articles} />
      <Moonstone />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap band">
      <Notice kind="alert" title={words.failure.title} isPage>
        <p>{readFailure(error, words.failure.message).message}</p>
        <ButtonLink to="/">{uiWords.tryAgain}</ButtonLink>
      </Notice>
    </div>
  );
}
