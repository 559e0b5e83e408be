import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { codeFor, madeHead, PageContent, served } from "../served/served-page.tsx";
import type { Route } from "./+types/terms-of-service";
import "./legal-page.module.css";

const codeOf = (request: Request) => codeFor(request, import("./terms-of-service-page.tsx"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { termsOfServicePage } = await codeOf(request);
  return served(await termsOfServicePage(serverApi(context), request));
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { termsOfServicePage } = await codeOf(request);
  return termsOfServicePage(browserApi, request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => madeHead(matches, loaderData) ?? [];

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <PageContent page={loaderData} />;
}
