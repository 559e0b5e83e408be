import type { EntryPanel } from "../../entries/page/entry-panel.ts";
import { EntryTags } from "../../entries/page/entry-tags.tsx";
import { WayBack } from "../../entries/page/way-back.tsx";
import { GALLERY_SIZES, ImageGallery } from "../../images/gallery/image-gallery.tsx";
import { TuskerImage } from "../../images/shown/image.tsx";
import { Marked } from "../../platform/languages/stored-text.tsx";
import { oncePer } from "../../platform/render/once-per.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { PageLink } from "../../platform/ui/page-link.tsx";
import type { Related } from "../../record/record.ts";
import { createMarks } from "../../record/shown/marks.ts";
import { CleanHtml, RichText } from "../../rich-text/clean-html.tsx";
import { cutWithDots } from "../../rich-text/cut-text.ts";
import { homeTrail } from "../../site/meta/structured-data.ts";
import { ShareBar } from "../../site/sharing/share-bar.tsx";
import { langOf } from "../../translations/pieces/lang-of.ts";
import { TranslationNotice } from "../../translations/pieces/translation-notice.tsx";
import { type TuskerCardFields, toCardFields } from "../card/card-fields.ts";
import { NativeNames } from "../card/native-names.tsx";
import { DatedStatus } from "../card/tusker-status.tsx";
import { nameHere } from "../name-here.ts";
import { summaryHere } from "../summary-here.ts";
import type { Tusker, TuskerDetail } from "../tusker.ts";
import { tuskerWords } from "../words.ts";
import { RelatedTuskers } from "./related-tuskers.tsx";
import { splitLead } from "./split-lead.ts";
import { StatusNote } from "./status-note.tsx";
import { factsOf, isNews, TuskerFacts, TuskerLine } from "./tusker-facts.tsx";
import { TuskerProof } from "./tusker-proof.tsx";
import { SENT_NAMES, type SentName, type TuskerRecord } from "./tusker-record.ts";
import styles from "./tusker-screen.module.css";
import { TuskerStill } from "./tusker-still.tsx";
import { storyOf, TuskerBeyond } from "./tusker-story.tsx";
import { words } from "./words.ts";

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
  /** What features show in the closed block. */
  panels?: readonly EntryPanel[];
  /** False if there is no public address to share yet. */
  shared?: boolean;
};

/** The whole of a tusker's page, for the public page and for the preview of unsaved changes. */
export function TuskerScreen({ tusker, related, relations, panels = [], shared = true }: TuskerScreenProps) {
  const name = nameHere(tusker);
  const { lead, lang, rest } = splitLead(tusker.descriptionHtml);
  const marks = createMarks(tusker.sources);
  const facts = factsOf(tusker, marks);
  const story = storyOf(tusker, relations, marks);
  const share = { path: `/tuskers/${tusker.slug}`, title: name, excerpt: summaryHere(tusker) };
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={tuskerTrail()} here={name} />
        <article className={styles.detail} key={tusker.slug}>
          <TuskerStill tusker={tusker} shared={shared} />
          <div className={styles.record}>
            <h1>
              <Marked text={name} />
            </h1>
            <NativeNames tusker={tusker} shown={name} />
            <p className={styles.status}>
              <DatedStatus tusker={tusker} />
            </p>
            <TranslationNotice translation={tusker.translation} path={`/tuskers/${tusker.slug}`} />
            {shared && <ShareBar {...share} />}
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
            {shared && <ShareBar {...share} isFolded />}
            <div className={styles.onward}>
              <WayBack to="/tuskers">{words.back}</WayBack>
              {shared && (
                <p>
                  <PageLink to={`/tuskers/${tusker.slug}/tell`}>{words.tell}</PageLink>
                </p>
              )}
            </div>
          </div>
          <div className={styles.facts}>
            {isNews(tusker) && tusker.statusNote !== null && (
              <StatusNote note={tusker.statusNote} lang={langOf(tusker, "statusNote")} />
            )}
            <TuskerFacts facts={facts} />
          </div>
        </article>
      </div>
      <TuskerBeyond tusker={tusker} story={story} today={siteDay(new Date())} />
      <RelatedTuskers tuskers={related} />
      <TuskerProof tusker={tusker} facts={facts} story={story} panels={panels} marks={marks} shared={shared} />
    </>
  );
}
