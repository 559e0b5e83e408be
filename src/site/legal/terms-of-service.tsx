import { codeFor, madeHead, PageContent, served } from "../served/served-page.tsx";
import type { Route } from "./+types/terms-of-service";

export const clientLoader = async ({ request }: { request: Request }) =>
  (await codeFor(request, import("./terms-of-service-page.tsx"))).termsOfServicePage();

export const loader = async (args: Route.LoaderArgs) => served(await clientLoader(args));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => madeHead(matches, loaderData) ?? [];

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <PageContent page={loaderData} />;
}
