import { codeFor, madeHead, PageContent, served } from "../served/served-page.tsx";
import type { Route } from "./+types/privacy-policy";

export const clientLoader = async ({ request }: { request: Request }) =>
  (await codeFor(request, import("./privacy-policy-page.tsx"))).privacyPolicyPage();

export const loader = async (args: Route.LoaderArgs) => served(await clientLoader(args));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => madeHead(matches, loaderData) ?? [];

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <PageContent page={loaderData} />;
}
