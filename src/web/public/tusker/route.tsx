import { Link, useParams } from "react-router";
import { browserApi } from "../../api-client.ts";
import { AsOfNote } from "../../components/as-of-note.tsx";
import { CleanHtml } from "../../components/clean-html.tsx";
import { nativeNames } from "../../components/language-of.ts";
import { NativeNames } from "../../components/native-names.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { ShareBar } from "../../components/share-bar.tsx";
import { SourcesList } from "../../components/sources-list.tsx";
import { TuskerFailure, tuskerFailureMeta } from "../../components/tusker-failure.tsx";
import { StatusDate, TuskerStatus } from "../../components/tusker-status.tsx";
import { withinTimeLimit } from "../../detail-time-limit.ts";
import { serverApi } from "../../load-context.ts";
import { pageMeta } from "../../page-meta.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ArrowLeftIcon } from "../../ui/icon.tsx";
import type { Route } from "./+types/route";
import { loadTusker } from "./load-tusker.ts";
import { MorePictures } from "./more-pictures.tsx";
import { RelatedTuskers } from "./related-tuskers.tsx";
import { splitLead } from "./split-lead.ts";
import { TuskerFacts } from "./tusker-facts.tsx";
import { tuskerObjects } from "./tusker-objects.ts";
import { TuskerStill } from "./tusker-still.tsx";

const TRAIL = [
  { to: "/", label: "Home" },
  { to: "/tuskers", label: "Tuskers" },
];

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadTusker(serverApi(context), params.slug, request);

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  withinTimeLimit(loadTusker(browserApi, params.slug, request), "tusker", params.slug);

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (loaderData === undefined) return tuskerFailureMeta(error);
  const { tusker } = loaderData;
  return pageMeta(matches, {
    title: tusker.name,
    description: tusker.summary || `${tusker.name}, ${tusker.location}.`,
    path: `/tuskers/${tusker.slug}`,
    trail: TRAIL,
    keywords: [tusker.name, tusker.category, ...tusker.tags],
    image: { url: tusker.cardUrl, alt: `${tusker.name}, ${tusker.status}` },
    structuredData: (siteUrl) => tuskerObjects(siteUrl, { ...tusker, photographs: tusker.imageDetails }),
  });
};

export default function Tusker({ loaderData: { tusker, related } }: Route.ComponentProps) {
  const { lead, rest } = splitLead(tusker.descriptionHtml);
  const shared = { path: `/tuskers/${tusker.slug}`, title: tusker.name, excerpt: tusker.summary };
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={TRAIL} here={tusker.name} />
        <article className="detail" key={tusker.slug}>
          <TuskerStill tusker={tusker} />
          <div className="min-w-0">
            <p className="flex flex-wrap gap-x-s-3 text-t-1 text-ink-3">
              <TuskerStatus status={tusker.status} />
              <StatusDate asOf={tusker.statusAsOf} />
            </p>
            <h1 className="mt-s-3">{tusker.name}</h1>
            <NativeNames names={nativeNames(tusker.aliases)} />
            {lead !== "" && <CleanHtml html={lead} className="lead" />}
            <TuskerFacts tusker={tusker} />
            <AsOfNote status={tusker.status} asOf={tusker.statusAsOf} note={tusker.statusNote} />
            <ShareBar {...shared} />
            {rest !== "" && <RichText html={rest} className="prose" />}
            <MorePictures tusker={tusker} />
            {tusker.tags.length > 0 && (
              <ul aria-label="Tags" className="tags">
                {tusker.tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
            <ShareBar {...shared} />
            <SourcesList sources={tusker.sources} />
            <p className="mt-s-5">
              <Link to={`/contact?about=${tusker.slug}`}>Suggest a correction</Link>
            </p>
            <p className="mt-s-4">
              <Link className="more back" to="/tuskers">
                <ArrowLeftIcon />
                Back to Tuskers
              </Link>
            </p>
          </div>
        </article>
      </div>
      <RelatedTuskers tuskers={related} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = "" } = useParams();
  return <TuskerFailure error={error} name={slug} />;
}
