import { pageMeta } from "../../site/meta/page-meta.ts";
import { homeTrail } from "../../site/meta/structured-data.ts";
import { GUIDE_PATH } from "../pack.ts";
import { words } from "../words.en.ts";
import type { Route } from "./+types/route";
import { GuideScreen } from "./guide-screen.tsx";

/** The words come with the page, so that no script holds them. */
export const loader = () => ({ texts: { ...words, line: null, offer: null } });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.texts.title ?? "",
    description: loaderData?.texts.description ?? "",
    keywords: loaderData?.texts.keywords ?? [],
    path: GUIDE_PATH,
    trail: homeTrail(),
  });

export default function Guide({ loaderData: { texts } }: Route.ComponentProps) {
  return <GuideScreen texts={texts} />;
}
