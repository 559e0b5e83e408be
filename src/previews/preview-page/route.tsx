import { ArticleScreen } from "../../articles/article-page/article-screen.tsx";
import { useEntryPage } from "../../entries/page/entry-page.browser.ts";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { TuskerScreen } from "../../tuskers/tusker-page/tusker-screen.tsx";
import type { Route } from "./+types/route";
import { loadPreview } from "./load-preview.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import { failureTitle, PreviewFailure } from "./preview-failure.tsx";
import { words } from "./words.en.tsx";

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadPreview(serverApi(context), params.token, request);

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadPreview(browserApi, params.token, request);

/** A preview must be neither cached nor indexed. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

/** No tags for search engines, cards or feeds: the page has no public address. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const title =
    loaderData === undefined
      ? failureTitle(error)
      : words.title(loaderData.kind === "tusker" ? loaderData.tusker.name : loaderData.article.title);
  return [{ title: `${title} | ${siteName()}` }, { name: "robots", content: "noindex" }];
};

export default function Preview({ loaderData: preview }: Route.ComponentProps) {
  useEntryPage();
  return (
    <>
      <PreviewBar expiresAt={preview.expiresAt} />
      {preview.kind === "tusker" ? (
        <TuskerScreen {...preview} shared={false} />
      ) : (
        <ArticleScreen article={preview.article} related={preview.related} shared={false} />
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PreviewFailure error={error} />;
}
