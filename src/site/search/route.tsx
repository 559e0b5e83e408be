import { useLocation } from "react-router";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import { words as uiWords } from "../../platform/ui/words.en.ts";
import { errorMeta } from "../meta/page-meta.ts";
import { homeTrail } from "../meta/structured-data.ts";
import { codeFor, madeHead, PageContent, served } from "../served/served-page.tsx";
import type { Route } from "./+types/route";
import { words } from "./words.en.ts";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchPage } = await codeOf(request);
  return served(await searchPage(serverApi(context), request));
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchPage } = await codeOf(request);
  return searchPage(browserApi, request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  madeHead(matches, loaderData) ?? errorMeta(words.failure.title);

export default function SearchResults({ loaderData }: Route.ComponentProps) {
  return <PageContent page={loaderData} />;
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={homeTrail()} here={words.here} />
      <div className="pagehead">
        <h1>{words.here}</h1>
      </div>
      <Notice kind="alert" title={words.failure.title}>
        <p>{words.failure.message}</p>
        <div className="acts">
          <ButtonLink to={pathname + search}>{uiWords.tryAgain}</ButtonLink>
          <ButtonLink to="/tuskers" quiet>
            {words.browseAll}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}
