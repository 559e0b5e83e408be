import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { codeFor, madeHead, PageContent, served } from "../served/served-page.tsx";
import type { Route } from "./+types/privacy-policy";
import "./legal-page.module.css";

const codeOf = (request: Request) => codeFor(request, import("./privacy-policy-page.tsx"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { privacyPolicyPage } = await codeOf(request);
  return served(await privacyPolicyPage(serverApi(context), request));
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { privacyPolicyPage } = await codeOf(request);
  return privacyPolicyPage(browserApi, request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => madeHead(matches, loaderData) ?? [];

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <PageContent page={loaderData} />;
}
