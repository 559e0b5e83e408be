import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { readFailure } from "../../platform/render/load-failure.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Moonstone } from "../../platform/ui/moonstone.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import { SITE_TITLE } from "../../platform/ui/site-facts.ts";
import { errorMeta, pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/route";
import { WhySoFew } from "./essay.tsx";
import { FeaturedTuskers } from "./featured-tuskers.tsx";
import { HeroScene } from "./hero-scene.tsx";
import { Journal } from "./journal.tsx";
import { HOME_FAILURE, loadHome } from "./load-home.tsx";
import { SearchBand } from "./search-band.tsx";
import { TheProcession } from "./the-procession.tsx";
import { TheToll } from "./the-toll.tsx";
import { webSite } from "./web-site.ts";
import { WhereTheyWalk } from "./where-they-walk.tsx";

const DESCRIPTION =
  "A directory of the tuskers of Sri Lanka by name: where each lives, what became of him, and the sources of what is told.";

export const loader = ({ request, context }: Route.LoaderArgs) => loadHome(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadHome(browserApi, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? errorMeta(SITE_TITLE)
    : pageMeta(matches, {
        title: SITE_TITLE,
        wholeTitle: true,
        description: DESCRIPTION,
        path: "/",
        keywords: ["tuskers", "habitat", ...loaderData.featured.map(({ name }) => name)],
        structuredData: (siteUrl) => [webSite(siteUrl)],
      });

export default function Home({ loaderData: { featured, articles } }: Route.ComponentProps) {
  return (
    <>
      <section className="hero">
        <HeroScene />
        <div className="wrap">
          <h1>The tuskers of Sri Lanka</h1>
          <p>
            About seven in a hundred of the island’s male elephants carry tusks. These are their names, where they live,
            and what became of them.
          </p>
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
      <Notice kind="alert" title="Something went wrong" isPage>
        <p>{readFailure(error, HOME_FAILURE).message}</p>
        <ButtonLink to="/">Try Again</ButtonLink>
      </Notice>
    </div>
  );
}
