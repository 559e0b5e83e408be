import { useEntryPage } from "../../../entries/page/entry-page.browser.ts";
import { browserApi } from "../../../platform/api-client/api-client.ts";
import { serverApi } from "../../../platform/api-client/load-context.ts";
import { readFailure } from "../../../platform/render/load-failure.ts";
import { ButtonLink } from "../../../platform/ui/button-link.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { words as uiWords } from "../../../platform/ui/words.en.ts";
import { errorMeta } from "../../../site/meta/page-meta.ts";
import { codeFor, madeHead, PageContent, served } from "../../../site/served/served-page.tsx";
import type { Route } from "./+types/route";
import { words } from "./words.en.ts";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { placesPage } = await codeOf(request);
  return served(await placesPage(serverApi(context), request));
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { placesPage } = await codeOf(request);
  return placesPage(browserApi, request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  madeHead(matches, loaderData) ?? errorMeta(words.failure.title);

export default function Places({ loaderData }: Route.ComponentProps) {
  useEntryPage();
  return <PageContent page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap band">
      <Notice kind="alert" title={words.failure.title} isPage>
        <p>{readFailure(error, words.failure.message).message}</p>
        <ButtonLink to="/places">{uiWords.tryAgain}</ButtonLink>
      </Notice>
    </div>
  );
}
