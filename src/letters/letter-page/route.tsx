import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { readFailure } from "../../platform/render/load-failure.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { errorMeta } from "../../site/meta/page-meta.ts";
import { NotFoundScreen } from "../../site/not-found/not-found-screen.tsx";
import { codeFor, madeHead, PageContent, served } from "../../site/served/served-page.tsx";
import type { Route } from "./+types/route";
import { words } from "./failure.en.ts";
import "./letter-page.module.css";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { letterPage } = await codeOf(request);
  return served(await letterPage(serverApi(context), params.token, request));
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { letterPage } = await codeOf(request);
  return letterPage(browserApi, params.token, request);
}

/** The address is a secret: nothing may keep it or pass it on. */
export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  madeHead(matches, loaderData) ?? errorMeta(words.failure.title);

export default function OwnLetterPage({ loaderData }: Route.ComponentProps) {
  return <PageContent page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, message } = readFailure(error, words.failure.message);
  return (
    <NotFoundScreen
      status={status}
      title={words.failure.title}
      message={status === 404 ? words.failure.message : message}
    >
      <ButtonLink to="/">{words.failure.home}</ButtonLink>
    </NotFoundScreen>
  );
}
