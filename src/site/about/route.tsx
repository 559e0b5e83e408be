import { codeFor, madeHead, PageContent, served } from "../served/served-page.tsx";
import type { Route } from "./+types/route";

export const clientLoader = async ({ request }: { request: Request }) =>
  (await codeFor(request, import("./page.tsx"))).aboutPage();

export const loader = async (args: Route.LoaderArgs) => served(await clientLoader(args));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => madeHead(matches, loaderData) ?? [];

export default function About({ loaderData }: Route.ComponentProps) {
  return <PageContent page={loaderData} />;
}
