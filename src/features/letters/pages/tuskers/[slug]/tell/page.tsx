import { mayLiveWild } from "../../../../../../content/tuskers/may-live-wild.ts";
import { nameHere } from "../../../../../../content/tuskers/name-here.ts";
import type { TuskerDetail } from "../../../../../../content/tuskers/tusker.ts";
import { Marked } from "../../../../../../platform/languages/stored-text.tsx";
import { homeTrail } from "../../../../../../site/meta/structured-data.ts";
import { definePage } from "../../../../../../site/page/define-page.ts";
import { words as tuskerWords } from "../../../../../../site/pages/tuskers/[slug]/words.ts";
import { entryFailure } from "../../../../../../site/parts/entry/entry-failure.tsx";
import { atPresentAddress } from "../../../../../../site/parts/entry/present-address.ts";
import { Breadcrumb } from "../../../../../../ui/kit/breadcrumb.tsx";
import type { LetterKind } from "../../../../letter.ts";
import { placesFor } from "../../../../letter-places.ts";
import { LetterForm } from "./letter-form.tsx";
import styles from "./tell-page.module.css";
import { readToldForm, type ToldForm } from "./told-form.ts";
import { words } from "./words.tsx";

type Told = { tusker: TuskerDetail; kind: LetterKind; told: ToldForm | undefined };

function TellScreen({ tusker, kind, told }: Told) {
  const isWild = mayLiveWild(tusker);
  const name = nameHere(tusker);
  const trail = [
    ...homeTrail(),
    { to: "/tuskers", label: tuskerWords.tuskers },
    { to: `/tuskers/${tusker.slug}`, label: name },
  ];
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={trail} here={words.short} />
      <div className="pagehead">
        <h1>
          <Marked text={words.title(name)} />
        </h1>
        <p>{words.lead}</p>
      </div>
      <div className={styles.tell}>
        <div className={styles.places}>
          <h2>{words.places.title}</h2>
          <p>
            <Marked text={isWild ? words.places.wild(name) : words.places.other} />
          </p>
        </div>
        <LetterForm slug={tusker.slug} kind={kind} places={placesFor(isWild)} told={told} />
      </div>
    </div>
  );
}

/** The page on which readers write about the tusker named in the address; with what was typed, if a letter was refused. */
export const page = definePage<Told>({
  read: async ({ readers, params: { slug = "" }, request, form }) => ({
    tusker: atPresentAddress("/tuskers", slug, await readers.tusker(slug)),
    kind: new URL(request.url).searchParams.get("kind") === "photograph" ? "photograph" : "correction",
    told: form && readToldForm(form),
  }),
  status: ({ told }) => told?.status ?? 200,
  head: ({ tusker }) => ({
    title: words.title(nameHere(tusker)),
    description: words.description(nameHere(tusker)),
    path: `/tuskers/${tusker.slug}/tell`,
    listed: false,
  }),
  screen: (loaded) => <TellScreen {...loaded} />,
  failure: entryFailure("/tuskers", () => tuskerWords),
});
