import { useEntryPage } from "../../entries/page/entry-page.browser.ts";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { codeFor, PageContent, withServedContent } from "../../site/served/served-page.tsx";
import type { Route } from "./+types/route";
import type { PreviewPage } from "./page.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import { failureTitle, PreviewFailure } from "./preview-failure.tsx";
import { words } from "./words.en.tsx";
import "./preview-bar.module.css";
import "./preview-failure.module.css";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { previewPage } = await codeOf(request);
  return withServedContent(await previewPage(serverApi(context), params.token, request));
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { previewPage } = await codeOf(request);
  return previewPage(browserApi, params.token, request);
}

/** A preview must be neither cached nor indexed. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

/** No tags for search engines, cards or feeds: the page has no public address. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const title = loaderData === undefined ? failureTitle(error) : words.title((loaderData as PreviewPage).name);
  return [{ title: `${title} | ${siteName()}` }, { name: "robots", content: "noindex" }];
};

export default function Preview({ loaderData }: Route.ComponentProps) {
  useEntryPage();
  return (
    <>
      <PreviewBar expiresAt={(loaderData as PreviewPage).expiresAt} />
      <PageContent page={loaderData} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PreviewFailure error={error} />;
}
