import { Link } from "react-router";
import { GALLERY_SIZES, ImageGallery } from "../../images/gallery/image-gallery.tsx";
import { TuskerImage } from "../../images/shown/image.tsx";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import { CleanHtml } from "../../rich-text/clean-html.tsx";
import { cutWithDots } from "../../rich-text/cut-text.ts";
import { RichText } from "../../rich-text/rich-text.tsx";
import { ShareBar } from "../../site/sharing/share-bar.tsx";
import { SourcesList } from "../../sources/sources-list.tsx";
import { nativeNames } from "../card/language-of.ts";
import { NativeNames } from "../card/native-names.tsx";
import { type TuskerCardFields, toCardFields } from "../card/tusker-card.tsx";
import { DatedStatus } from "../card/tusker-status.tsx";
import type { Tusker, TuskerDetail } from "../tusker.ts";
import { RelatedTuskers } from "./related-tuskers.tsx";
import { splitLead } from "./split-lead.ts";
import { StatusNote } from "./status-note.tsx";
import { TuskerFacts } from "./tusker-facts.tsx";
import type { TuskerRecord } from "./tusker-record.ts";
import { TuskerStill } from "./tusker-still.tsx";

export const TUSKER_TRAIL = [
  { to: "/", label: "Home" },
  { to: "/tuskers", label: "Tuskers" },
];

const MAX_RELATED = 3;
/** In characters; what is cut is followed by three dots. */
const RELATED_TEXT_LENGTH = 100;

/** Stands beside the screen, as the next one does, so that all three are one file for the browser. */
export function toTuskerRecord(tusker: TuskerDetail): TuskerRecord {
  return {
    slug: tusker.slug,
    name: tusker.name,
    summary: tusker.summary,
    descriptionHtml: tusker.descriptionHtml,
    status: tusker.status,
    statusAsOf: tusker.statusAsOf,
    statusNote: tusker.statusNote,
    age: tusker.age,
    ageNote: tusker.ageNote,
    location: tusker.location,
    category: tusker.category,
    heightM: tusker.heightM,
    tusks: tusker.tusks,
    bornYear: tusker.bornYear,
    diedOn: tusker.diedOn,
    origin: tusker.origin,
    tags: tusker.tags,
    aliases: tusker.aliases,
    imageDetails: tusker.imageDetails,
    portraitUrl: tusker.portraitUrl,
    portraitAlt: tusker.portraitAlt,
    portraitCaption: tusker.portraitCaption,
    cardUrl: tusker.cardUrl,
    sources: tusker.sources.map(({ title, url }) => ({ title, url })),
  };
}

/** The cards of those to read about next. */
export const toRelatedTuskers = (tuskers: Tusker[]): TuskerCardFields[] =>
  tuskers
    .slice(0, MAX_RELATED)
    .map(toCardFields)
    .map((card) => ({ ...card, summary: cutWithDots(card.summary, RELATED_TEXT_LENGTH) }));

type TuskerScreenProps = {
  tusker: TuskerRecord;
  related: TuskerCardFields[];
  /** False where there is no address yet that others could open. */
  shared?: boolean;
};

/** All of a tusker's page: the public one, and the preview of what is not saved yet. */
export function TuskerScreen({ tusker, related, shared = true }: TuskerScreenProps) {
  const { lead, rest } = splitLead(tusker.descriptionHtml);
  const share = shared && <ShareBar path={`/tuskers/${tusker.slug}`} title={tusker.name} excerpt={tusker.summary} />;
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={TUSKER_TRAIL} here={tusker.name} />
        <article className="detail" key={tusker.slug}>
          <TuskerStill tusker={tusker} />
          <div>
            <p className="standing">
              <DatedStatus tusker={tusker} />
            </p>
            <h1>{tusker.name}</h1>
            <NativeNames names={nativeNames(tusker.aliases)} />
            {lead !== "" && <CleanHtml html={lead} className="lead" />}
            <TuskerFacts tusker={tusker} />
            {tusker.statusNote !== null && <StatusNote note={tusker.statusNote} />}
            {share}
            {rest !== "" && <RichText html={rest} className="prose" />}
            <ImageGallery
              label={`More pictures of ${tusker.name}`}
              images={tusker.imageDetails}
              html={tusker.descriptionHtml}
              draw={(image) => (
                <TuskerImage tusker={{ ...tusker, imageDetails: [image] }} aspect="3:2" sizes={GALLERY_SIZES} />
              )}
            />
            {tusker.tags.length > 0 && (
              <ul aria-label="Tags" className="tags">
                {tusker.tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
            {share}
            <SourcesList sources={tusker.sources} />
            <p className="onward">
              <Link to={`/contact?about=${tusker.slug}`}>Suggest a correction</Link>
            </p>
            <p className="onward">
              <Link className="more back" to="/tuskers" viewTransition>
                <Icon name="arrow-left" />
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
