import type { TuskerCardFields } from "../../../../content/tuskers/card-fields.ts";
import { languageOf } from "../../../../content/tuskers/language-of.ts";
import { nameHere } from "../../../../content/tuskers/name-here.ts";
import { words } from "../../../../content/tuskers/status/words.tsx";
import { CATEGORY_LABELS } from "../../../../content/tuskers/words.ts";
import { inEnglish, Marked } from "../../../../platform/languages/stored-text.tsx";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { FoundText } from "../../../../ui/kit/lists/found-text.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import plateStyles from "../../../../ui/kit/plate.module.css";
import ratios from "../../../../ui/kit/ratio.module.css";
import { Part } from "../../../../ui/render/part.ts";
import type { ImageFrame } from "../../images/drawn-image.tsx";
import { TuskerImage } from "../../images/image.tsx";
import type { FoundBy } from "./found-by.ts";
import { locationHere } from "./location-here.ts";
import { NativeNames } from "./native-names.tsx";
import styles from "./tusker-card.module.css";
import { DatedStatus } from "./tusker-status.tsx";

const SIZES = {
  /** Three per row, then two, then one. */
  "4:5": "(min-width: 1440px) 25rem, (min-width: 900px) 30vw, (min-width: 560px) 45vw, 92vw",
  "3:2": "(min-width: 1440px) 46rem, (min-width: 900px) 55vw, 92vw",
  /** Two per row; on wide screens beside their text. */
  small: "(min-width: 900px) 13rem, 46vw",
  /** Three per row; on wide screens beside their text. */
  third: "(min-width: 900px) 8.5rem, 31vw",
  /** Three per row, then two. */
  listed: "(min-width: 1440px) 25rem, (min-width: 900px) 30vw, 46vw",
} as const;

type TuskerCardProps = {
  tusker: TuskerCardFields;
  shape?: keyof typeof SIZES;
  /** True for the first images of a page, which are loaded eagerly. */
  eager?: ImageFrame["eager"];
  /** Replaces the category. */
  mark?: string | undefined;
  /** The words of the search that found him, folded as for searches, and what has them besides his name. */
  search?: string;
  alsoKnownAs?: string | undefined;
  foundBy?: FoundBy | undefined;
  /** Leaves out his names in other letters: in a list they stand on all cards or on none. */
  withoutNames?: boolean;
  /** The label of a separate link at the end of the card. Without it the name is the link. */
  action?: string;
};

/** A plate: an image and its caption. All of it is one link. */
export const TuskerCard = ({ search = "", ...props }: TuskerCardProps) =>
  // What is marked differs with each search, and parts are kept as long as their tusker.
  search === "" ? (
    <Part of={props.tusker} name={JSON.stringify({ ...props, tusker: undefined })}>
      <Plate {...props} />
    </Part>
  ) : (
    <Plate search={search} {...props} />
  );

/** On phones the pictures of a list are square (`plate.module.css`). */
const ON_PHONES = { media: "screen and (max-width: 35em)", aspect: "1:1", sizes: "46vw" } as const;

type PictureProps = Required<Pick<TuskerCardProps, "tusker" | "shape" | "eager">>;

function Picture({ tusker, shape, eager }: PictureProps) {
  const wide = shape === "3:2";
  return (
    <Part of={tusker} name={`picture-${shape}-${eager}`}>
      <div className={`${plateStyles.image} ${wide ? ratios.landscape : ratios.upright}`} data-travels="">
        <TuskerImage
          tusker={tusker}
          aspect={wide ? "3:2" : "4:5"}
          sizes={SIZES[shape]}
          {...(shape === "listed" && { elsewhere: ON_PHONES })}
          eager={eager}
          alt=""
        />
      </div>
    </Part>
  );
}

type ReasonProps = Pick<TuskerCardProps, "alsoKnownAs" | "foundBy" | "search">;

/** What a search found him by, if not by his name. */
function Reason({ alsoKnownAs, foundBy, search }: ReasonProps) {
  if (alsoKnownAs !== undefined)
    return (
      <p className={styles.otherName}>
        {words.alsoKnownAs(
          <b lang={languageOf(alsoKnownAs) ?? inEnglish().lang}>
            <FoundText text={alsoKnownAs} search={search} />
          </b>,
        )}
      </p>
    );
  if (foundBy === undefined) return null;
  if ("spelling" in foundBy)
    return (
      <p className={styles.otherName}>
        {words.foundBySpelling(<b lang={languageOf(foundBy.spelling)}>{foundBy.spelling}</b>)}
      </p>
    );
  return (
    <p className={styles.where}>
      <Icon name={"tag" in foundBy ? "tag" : "map-pin"} />
      <b>
        <FoundText text={"tag" in foundBy ? foundBy.tag : foundBy.place} search={search} />
      </b>
    </p>
  );
}

function Plate({
  tusker,
  shape = "4:5",
  eager = false,
  mark,
  search,
  withoutNames,
  action,
  ...reason
}: TuskerCardProps) {
  const address = `/tuskers/${tusker.slug}`;
  const name = nameHere(tusker);
  return (
    <article className={plateStyles.plate}>
      <Picture tusker={tusker} shape={shape} eager={eager} />
      <div className={plateStyles.caption}>
        <div className={styles.status}>
          <DatedStatus tusker={tusker} short />
        </div>
        <h3>
          {action === undefined ? (
            <PageLink to={address} moves>
              <FoundText text={name} search={search} />
            </PageLink>
          ) : (
            <Marked text={name} />
          )}
        </h3>
        <Reason {...reason} search={search} />
        {!withoutNames && <NativeNames tusker={tusker} shown={name} small search={search} />}
        <p className={styles.where}>
          <Icon name="map-pin" />
          <span>
            {words.where(
              <b>
                <FoundText text={mark ?? CATEGORY_LABELS[tusker.category]} search={search} />
              </b>,
              <FoundText text={`, ${locationHere(tusker)}`} search={search} />,
            )}
          </span>
        </p>
        <p className={plateStyles.text} lang={tusker.teaserLang}>
          {tusker.teaser}
        </p>
        {action !== undefined && (
          <PageLink to={address} moves className={`more ${plateStyles.whole}`}>
            {action}
            <span className="sr">
              : <Marked text={name} />
            </span>
            <Icon name="arrow-right" />
          </PageLink>
        )}
      </div>
    </article>
  );
}
