import { useEffect } from "react";
import { data, useParams } from "react-router";
import { EntryFailure, entryFailureMeta } from "../../entries/page/entry-failure.tsx";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { codeFor, madeHead, PageContent, served } from "../../site/served/served-page.tsx";
import { words } from "../../tuskers/tusker-page/words.en.ts";
import type { Route } from "./+types/route";
import { watchLetterForm } from "./letter-form.browser.ts";
import { readToldForm } from "./told-form.ts";
import "./tell-page.module.css";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { tellPage } = await codeOf(request);
  return served(await tellPage(serverApi(context), params.slug, request));
}

/** The answer to a letter that was sent without script and refused: the same page, with what was typed. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { tellPage } = await codeOf(request);
  const told = readToldForm(await request.formData());
  return data(served(await tellPage(serverApi(context), params.slug, request, told)), { status: told.status });
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { tellPage } = await codeOf(request);
  return tellPage(browserApi, params.slug, request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  madeHead(matches, loaderData) ?? entryFailureMeta(error, words);

export default function Tell({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(watchLetterForm, []);
  return <PageContent page={actionData ?? loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = "" } = useParams();
  return <EntryFailure error={error} name={slug} list="/tuskers" words={words} />;
}
