import { useLocation, useParams } from "react-router";
import { browserApi } from "../../api-client.ts";
import { CleanHtml } from "../../components/clean-html.tsx";
import { NotFoundScreen } from "../../components/not-found-screen.tsx";
import { serverApi } from "../../load-context.ts";
import { readFailure } from "../../load-failure.ts";
import { errorMeta, pageMeta } from "../../page-meta.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { Route } from "./+types/route";
import { loadTusker, TUSKER_FAILURE } from "./load-tusker.ts";
import { OtherNames } from "./other-names.tsx";
import { Sources } from "./sources.tsx";
import { TuskerFacts } from "./tusker-facts.tsx";

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadTusker(serverApi(context), params.slug, request);

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadTusker(browserApi, params.slug, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? errorMeta("404 - Tusker Not Found")
    : pageMeta(matches, {
        title: loaderData.name,
        description: loaderData.summary || `${loaderData.name}, ${loaderData.location}.`,
        path: `/tuskers/${loaderData.slug}`,
      });

export default function Tusker({ loaderData: tusker }: Route.ComponentProps) {
  return (
    <article className="wrap py-s-6">
      <Breadcrumb
        trail={[
          { to: "/", label: "Home" },
          { to: "/tuskers", label: "Tuskers" },
        ]}
        here={tusker.name}
      />
      <h1 className="mt-s-4 text-t-7">{tusker.name}</h1>
      <OtherNames names={tusker.aliases} />
      <TuskerFacts tusker={tusker} />
      <CleanHtml html={tusker.descriptionHtml} className="prose mt-s-6" />
      {tusker.tags.length > 0 && (
        <ul aria-label="Tags" className="mt-s-6 flex flex-wrap gap-s-2">
          {tusker.tags.map((tag) => (
            <li key={tag} className="border border-rule px-s-3 py-s-1 text-t-1">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <Sources sources={tusker.sources} />
      <p className="mt-s-6">
        <ButtonLink to="/tuskers" quiet>
          Back to Tuskers
        </ButtonLink>
      </p>
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = "" } = useParams();
  const { pathname } = useLocation();
  const { status, message } = readFailure(error, TUSKER_FAILURE);
  return (
    <NotFoundScreen
      title="Tusker Not Found"
      message={status === 404 ? `We know of no tusker under the address “${slug}”.` : message}
    >
      <ButtonLink to="/tuskers">Browse All Tuskers</ButtonLink>
      <ButtonLink to={pathname} quiet>
        Try Again
      </ButtonLink>
    </NotFoundScreen>
  );
}
