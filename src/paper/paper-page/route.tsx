import { codeFor, madeHead, PageContent, served } from "../../site/served/served-page.tsx";
import type { Route } from "./+types/route";
import "./paper-page.module.css";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ request }: Route.LoaderArgs) {
  const { paperPage } = await codeOf(request);
  return served(paperPage());
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { paperPage } = await codeOf(request);
  return paperPage();
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => madeHead(matches, loaderData) ?? [];

export default function Paper({ loaderData }: Route.ComponentProps) {
  return <PageContent page={loaderData} />;
}
