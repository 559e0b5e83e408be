import type { PlaceKind } from "../../../places/places.ts";
import { type ApiClient, browserApi } from "../../../platform/api-client/api-client.ts";
import { serverApi } from "../../../platform/api-client/load-context.ts";
import { readFailure } from "../../../platform/render/load-failure.ts";
import { contentOf } from "../../../platform/render/read-answer.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { ButtonLink } from "../../../platform/ui/button-link.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { words as uiWords } from "../../../platform/ui/words.en.ts";
import { errorMeta, pageMeta } from "../../../site/meta/page-meta.ts";
import { HOME_TRAIL } from "../../../site/meta/structured-data.ts";
import { ShareBar } from "../../../site/sharing/share-bar.tsx";
import { PlaceList } from "../place-list.tsx";
import type { Route } from "./+types/route";
import styles from "./places-page.module.css";
import { words } from "./words.en.ts";

const loadPlaces = ({ api: { places } }: ApiClient, { signal }: Request) =>
  contentOf(places.$get({}, { init: { signal } }), { signal, fallback: words.failure.message });

export const loader = ({ request, context }: Route.LoaderArgs) => loadPlaces(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPlaces(browserApi, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? errorMeta(words.failure.title)
    : pageMeta(matches, {
        title: words.title,
        description: words.description,
        keywords: words.keywords,
        path: "/places",
        trail: HOME_TRAIL,
      });

const SECTIONS: readonly { title: string; id: string; kinds: readonly PlaceKind[]; note?: string }[] = [
  { ...words.protected, kinds: ["park", "sanctuary", "reserve"] },
  { ...words.homes, kinds: ["home"] },
  { ...words.districts, kinds: ["district"], note: words.ofDistricts },
];

export default function Places({ loaderData: places }: Route.ComponentProps) {
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={HOME_TRAIL} here={words.title} />
      <div className="pagehead">
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
      </div>
      <div className={styles.lists}>
        {SECTIONS.map(({ title, id, kinds, note }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {note !== undefined && <p className={styles.note}>{note}</p>}
            <PlaceList places={places.filter(({ kind }) => kinds.includes(kind))} />
          </section>
        ))}
      </div>
      <p className={styles.rule}>{words.rule}</p>
      <ShareBar path="/places" title={words.heading} excerpt={words.description} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap band">
      <Notice kind="alert" title={words.failure.title} isPage>
        <p>{readFailure(error, words.failure.message).message}</p>
        <ButtonLink to="/places">{uiWords.tryAgain}</ButtonLink>
      </Notice>
    </div>
  );
}
