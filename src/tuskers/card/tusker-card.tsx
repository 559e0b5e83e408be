import { Link } from "react-router";
import type { ImageFrame } from "../../images/shown/drawn-image.tsx";
import { TuskerImage } from "../../images/shown/image.tsx";
import { useTravellingImage } from "../../images/shown/travelling-image.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import type { Tusker } from "../tusker.ts";
import { CATEGORY_LABELS } from "../words.en.ts";
import { languageOf, nativeNames } from "./language-of.ts";
import { NativeNames } from "./native-names.tsx";
import { DatedStatus } from "./tusker-status.tsx";

/** What a card shows, and all that a page with cards sends along. */
export type TuskerCardFields = Pick<
  Tusker,
  | "slug"
  | "name"
  | "summary"
  | "status"
  | "statusAsOf"
  | "diedOn"
  | "category"
  | "location"
  | "portraitUrl"
  | "imageDetails"
> & {
  /** His name in Sinhala or Tamil letters, at most one. */
  nativeNames: string[];
};

export const toCardFields = (tusker: Tusker): TuskerCardFields => ({
  slug: tusker.slug,
  name: tusker.name,
  summary: tusker.summary,
  status: tusker.status,
  statusAsOf: tusker.statusAsOf,
  diedOn: tusker.diedOn,
  category: tusker.category,
  location: tusker.location,
  portraitUrl: tusker.portraitUrl,
  // A card shows the first image only.
  imageDetails: tusker.imageDetails.slice(0, 1),
  nativeNames: nativeNames(tusker.aliases).slice(0, 1),
});

/** Shorter summaries were not cut. */
const CUT_FROM_LENGTH = 150;
const WHOLE_SENTENCES = /^[\s\S]{60,}[.!?](?=\s+\p{Lu})/u;

/** A summary that was cut after so many characters, ended at a sentence, or else at a whole word. */
function teaser(summary: string): string {
  if (summary.length < CUT_FROM_LENGTH || /[.!?]$/.test(summary)) return summary;
  return WHOLE_SENTENCES.exec(summary)?.[0] ?? `${summary.replace(/[\s,;:]+\S*$/, "")}…`;
}

const SIZES = {
  /** Three in a row, then two, then one. */
  "4:5": "(min-width: 1440px) 25rem, (min-width: 900px) 30vw, (min-width: 560px) 45vw, 92vw",
  "3:2": "(min-width: 1440px) 46rem, (min-width: 900px) 55vw, 92vw",
  small: "(min-width: 900px) 13rem, (min-width: 460px) 13rem, 7rem",
} as const;

type TuskerCardProps = {
  tusker: TuskerCardFields;
  shape?: keyof typeof SIZES;
  /** Among the first images of its page: loaded at once. */
  eager?: ImageFrame["eager"];
  /** Stands in the place of the category. */
  mark?: string | undefined;
  /** The other name that a search matched. */
  alsoKnownAs?: string | undefined;
  /** The words of the link, which then stands at the end; without them the name is the link. */
  action?: string;
};

/** A plate: an image and its caption. The whole of it is one link. */
export function TuskerCard({ tusker, shape = "4:5", eager = false, mark, alsoKnownAs, action }: TuskerCardProps) {
  const address = `/tuskers/${tusker.slug}`;
  const wide = shape === "3:2";
  const travelling = useTravellingImage(address);
  return (
    <article className="plate">
      <div className={wide ? "pic r32" : "pic r45"} style={travelling}>
        <TuskerImage tusker={tusker} aspect={wide ? "3:2" : "4:5"} sizes={SIZES[shape]} eager={eager} alt="" />
      </div>
      <div className="cap">
        <div className="meta">
          <DatedStatus tusker={tusker} short />
        </div>
        <h3>
          {action === undefined ? (
            <Link to={address} viewTransition>
              {tusker.name}
            </Link>
          ) : (
            tusker.name
          )}
        </h3>
        {alsoKnownAs !== undefined && (
          <p className="aka">
            also known as <b lang={languageOf(alsoKnownAs)}>{alsoKnownAs}</b>
          </p>
        )}
        <NativeNames names={tusker.nativeNames} />
        <p className="where">
          <Icon name="map-pin" />
          <span>
            <b>{mark ?? CATEGORY_LABELS[tusker.category]}</b>, {tusker.location}
          </span>
        </p>
        <p className="txt">{teaser(tusker.summary)}</p>
        {action !== undefined && (
          <Link to={address} viewTransition className="more whole">
            {action}
            <span className="sr">: {tusker.name}</span>
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </article>
  );
}
