import { CiteThis } from "../../citing/cite-this.tsx";
import { EntryTags } from "../../entries/page/entry-tags.tsx";
import onwardStyles from "../../entries/page/onward.module.css";
import { WayBack } from "../../entries/page/way-back.tsx";
import { GALLERY_SIZES, ImageGallery } from "../../images/gallery/image-gallery.tsx";
import { TuskerImage } from "../../images/shown/image.tsx";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { Marked } from "../../platform/languages/stored-text.tsx";
import { oncePer } from "../../platform/render/once-per.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { PageLink } from "../../platform/ui/page-link.tsx";
import type { Related } from "../../record/record.ts";
import { createMarks, usesOnPage } from "../../record/shown/marks.ts";
import { usesIn } from "../../rich-text/citations/uses-in.ts";
import { CleanHtml, RichText } from "../../rich-text/clean-html.tsx";
import { cutWithDots } from "../../rich-text/cut-text.ts";
import { tuskerFeedAddress } from "../../site/feeds/feed-addresses.ts";
import { homeTrail } from "../../site/meta/structured-data.ts";
import { ShareBar } from "../../site/sharing/share-bar.tsx";
import { SourcesList } from "../../sources/sources-list.tsx";
import { langOf } from "../../translations/pieces/lang-of.ts";
import { TranslationNotice } from "../../translations/pieces/translation-notice.tsx";
import { type TuskerCardFields, toCardFields } from "../card/card-fields.ts";
import { NativeNames } from "../card/native-names.tsx";
import { DatedStatus } from "../card/tusker-status.tsx";
import type { Correction } from "../corrections/corrections.ts";
import { Corrections } from "../corrections/corrections.tsx";
import { nameHere } from "../name-here.ts";
import { summaryHere } from "../summary-here.ts";
import type { Tusker, TuskerDetail } from "../tusker.ts";
import { tuskerWords } from "../words.en.ts";
import { RelatedTuskers } from "./related-tuskers.tsx";
import { splitLead } from "./split-lead.ts";
import { StatusNote } from "./status-note.tsx";
import { factsOf, TuskerFacts, TuskerLine } from "./tusker-facts.tsx";
import { SENT_NAMES, type SentName, type TuskerRecord } from "./tusker-record.ts";
import styles from "./tusker-screen.module.css";
import { TuskerStill } from "./tusker-still.tsx";
import { storyOf, TuskerFeatures, TuskerLife, TuskerPlaces, TuskerRelations } from "./tusker-story.tsx";
import { words } from "./words.en.ts";

export const tuskerTrail = () => [...homeTrail(), { to: "/tuskers", label: words.tuskers }];

const MAX_RELATED = 3;
/** In characters; a truncated text ends with an ellipsis. */
const RELATED_TEXT_LENGTH = 100;

/** Defined next to the screen, like the next function, so that all three are bundled into one file for the browser. */
export const toTuskerRecord = (tusker: TuskerDetail): TuskerRecord => ({
  ...(Object.fromEntries(SENT_NAMES.map((name) => [name, tusker[name]])) as Pick<TuskerDetail, SentName>),
  ...(tusker.translation && { translation: tusker.translation }),
  ...(tusker.machineIn && { machineIn: tusker.machineIn }),
  sources: tusker.sources.map(({ key, title, url, kind }) => ({ key, title, url, kind })),
});

const toRelatedCard = oncePer(
  (tusker: Tusker): TuskerCardFields => ({
    ...toCardFields(tusker),
    teaser: cutWithDots(tusker.summary, RELATED_TEXT_LENGTH),
  }),
);

/** The cards of the related tuskers. */
export const toRelatedTuskers = (tuskers: Tusker[]): TuskerCardFields[] =>
  tuskers.slice(0, MAX_RELATED).map(toRelatedCard);

type TuskerScreenProps = {
  tusker: TuskerRecord;
  related: TuskerCardFields[];
  /** His relations from both sides. */
  relations: Related[];
  corrections?: Correction[];
  /** False if there is no public address to share yet. */
  shared?: boolean;
};

/** The whole of a tusker's page, for the public page and for the preview of unsaved changes. */
export function TuskerScreen({ tusker, related, relations, corrections = [], shared = true }: TuskerScreenProps) {
  const name = nameHere(tusker);
  const { lead, lang, rest } = splitLead(tusker.descriptionHtml);
  const marks = createMarks(tusker.sources);
  const facts = factsOf(tusker, marks);
  const story = storyOf(tusker, relations, marks);
  const share = shared && <ShareBar path={`/tuskers/${tusker.slug}`} title={name} excerpt={summaryHere(tusker)} />;
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={tuskerTrail()} here={name} />
        <article className={styles.detail} key={tusker.slug}>
          <TuskerStill tusker={tusker} shared={shared} />
          <div className={styles.record}>
            <p className={styles.status}>
              <DatedStatus tusker={tusker} />
            </p>
            <h1>
              <Marked text={name} />
            </h1>
            <NativeNames tusker={tusker} shown={name} />
            <TranslationNotice translation={tusker.translation} path={`/tuskers/${tusker.slug}`} />
            {share}
            <TuskerLine tusker={tusker} />
            {lead !== "" && <CleanHtml html={lead} className="lead" lang={lang} />}
            {rest !== "" && <RichText html={rest} className="prose" />}
            <ImageGallery
              label={words.moreImages(name)}
              images={tusker.imageDetails}
              html={tusker.descriptionHtml}
              draw={(image) => (
                <TuskerImage tusker={{ ...tusker, imageDetails: [image] }} aspect="3:2" sizes={GALLERY_SIZES} />
              )}
            />
            <EntryTags label={tuskerWords.tags} tags={tusker.tags} />
            {share}
            <WayBack to="/tuskers">{words.back}</WayBack>
            <TuskerFacts facts={facts} />
            {tusker.statusNote !== null && <StatusNote note={tusker.statusNote} lang={langOf(tusker, "statusNote")} />}
            <TuskerLife story={story} today={siteDay(new Date())} />
          </div>
          <div>
            <TuskerFeatures story={story} slug={tusker.slug} />
            <TuskerPlaces location={tusker.location} />
          </div>
        </article>
        <TuskerRelations story={story} slug={tusker.slug} />
        <SourcesList sources={tusker.sources} uses={usesOnPage(usesIn(tusker.descriptionHtml), marks.uses())} />
        <Corrections corrections={corrections} />
        {shared && tusker.version !== undefined && (
          <CiteThis cited={{ ...tusker, kind: "tusker", title: name, author: null, version: tusker.version }} />
        )}
        {shared && (
          <p className={onwardStyles.onward}>
            <PageLink to={`/compare?a=${tusker.slug}`}>{words.compare}</PageLink>
          </p>
        )}
        {shared && (
          <p className={onwardStyles.onward}>
            <PageLink to={`/tuskers/${tusker.slug}/card`}>{words.card}</PageLink>
          </p>
        )}
        {shared && (
          <p className={onwardStyles.onward}>
            <a href={addressIn(currentLanguage(), tuskerFeedAddress(tusker.slug))}>
              <Marked text={words.follow(name)} />
            </a>
          </p>
        )}
        {shared && (
          <p className={onwardStyles.onward}>
            <PageLink to={`/tuskers/${tusker.slug}/tell`}>{words.tell}</PageLink>
          </p>
        )}
      </div>
      <RelatedTuskers tuskers={related} />
    </>
  );
}
