import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { words as uiWords } from "../../platform/ui/words.en.ts";
import { errorMeta } from "../meta/page-meta.ts";
import { PageFailure } from "../served/page-failure.tsx";
import { codeFor, madeHead, PageContent, served } from "../served/served-page.tsx";
import type { Route } from "./+types/route";
import { failure } from "./failure.en.ts";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { homePage } = await codeOf(request);
  return served(await homePage(serverApi(context), request));
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { homePage } = await codeOf(request);
  return homePage(browserApi, request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  madeHead(matches, loaderData) ?? errorMeta(uiWords.siteTitle(siteName()));

export default function Home({ loaderData }: Route.ComponentProps) {
  return <PageContent page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} words={failure} to="/" />;
}
