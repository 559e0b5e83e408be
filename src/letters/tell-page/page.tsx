import { loadEntry } from "../../entries/page/find-entry.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { Marked } from "../../platform/languages/stored-text.tsx";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { homeTrail } from "../../site/meta/structured-data.ts";
import type { MadePage } from "../../site/served/served-page.tsx";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import { nameHere } from "../../tuskers/name-here.ts";
import { tuskerLookup } from "../../tuskers/tusker-page/tusker-lookup.ts";
import { words as tuskerWords } from "../../tuskers/tusker-page/words.en.ts";
import { placesFor } from "../letter-places.ts";
import { LetterForm } from "./letter-form.tsx";
import styles from "./tell-page.module.css";
import type { ToldForm } from "./told-form.ts";
import { words } from "./words.en.tsx";

/**
 * The page on which readers write about the tusker named in the address.
 * @param told a letter that was refused
 */
export async function tellPage(api: ApiClient, asked: string, request: Request, told?: ToldForm): Promise<MadePage> {
  const tusker = await loadEntry(asked, tuskerLookup(api, request));
  const isWild = mayLiveWild(tusker);
  const kind = new URL(request.url).searchParams.get("kind") === "photograph" ? "photograph" : "correction";
  const name = nameHere(tusker);
  const trail = [
    ...homeTrail(),
    { to: "/tuskers", label: tuskerWords.tuskers },
    { to: `/tuskers/${tusker.slug}`, label: name },
  ];
  return {
    head: {
      title: words.title(name),
      description: words.description(name),
      path: `/tuskers/${tusker.slug}/tell`,
      listed: false,
    },
    content: (
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
    ),
  };
}
