import { data, redirect } from "react-router";
import { useEntryPage } from "../../entries/page/entry-page.browser.ts";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { readFailure } from "../../platform/render/load-failure.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { errorMeta } from "../../site/meta/page-meta.ts";
import { NotFoundScreen } from "../../site/not-found/not-found-screen.tsx";
import { codeFor, madeHead, PageContent, served } from "../../site/served/served-page.tsx";
import type { Route } from "./+types/route";
import { words } from "./failure.en.ts";
import "./review-page.module.css";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { reviewPage } = await codeOf(request);
  return served(await reviewPage(serverApi(context), params.token, request));
}

/** Stores what was sent, and leads back here, so that a reload sends nothing again; or shows why it was refused. */
export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const [{ reviewPage }, { sendRemark }] = await Promise.all([codeOf(request), import("./send-remark.ts")]);
  const api = serverApi(context);
  const refused = await sendRemark(api, token, await request.formData());
  if (refused === undefined) return redirect(`${new URL(request.url).pathname}#say`, 303);
  return data(served(await reviewPage(api, token, request, refused)), { status: refused.status });
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { reviewPage } = await codeOf(request);
  return reviewPage(browserApi, params.token, request);
}

/** The address is a secret: nothing may keep it or pass it on. */
export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  madeHead(matches, loaderData) ?? errorMeta(words.failure.title);

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  useEntryPage();
  return <PageContent page={actionData ?? loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, message } = readFailure(error, words.failure.message);
  return (
    <NotFoundScreen status={status} title={words.failure.title} message={message}>
      <ButtonLink to="/">{words.failure.home}</ButtonLink>
    </NotFoundScreen>
  );
}
