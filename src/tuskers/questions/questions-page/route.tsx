import { browserApi } from "../../../platform/api-client/api-client.ts";
import { serverApi } from "../../../platform/api-client/load-context.ts";
import { errorMeta } from "../../../site/meta/page-meta.ts";
import { PageFailure } from "../../../site/served/page-failure.tsx";
import { codeFor, madeHead, PageContent, served } from "../../../site/served/served-page.tsx";
import { failure } from "../../lives/lives-page/failure.en.ts";
import type { Route } from "./+types/route";
import "../questions.module.css";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { questionsPage } = await codeOf(request);
  return served(await questionsPage(serverApi(context), request));
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { questionsPage } = await codeOf(request);
  return questionsPage(browserApi, request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  madeHead(matches, loaderData) ?? errorMeta(failure.title);

export default function Questions({ loaderData }: Route.ComponentProps) {
  return <PageContent page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} words={failure} to="/record/questions" />;
}
