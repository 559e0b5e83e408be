import { langOf } from "../../../../content/fields/pieces/lang-of.ts";
import type { Related } from "../../../../content/record/record.ts";
import { createMarks } from "../../../../content/record/texts/marks.ts";
import { CleanHtml, RichText } from "../../../../content/rich-text/clean-html.tsx";
import { cutWithDots } from "../../../../content/rich-text/cut-text.ts";
import { type TuskerCardFields, toCardFields } from "../../../../content/tuskers/card-fields.ts";
import { nameHere } from "../../../../content/tuskers/name-here.ts";
import { summaryHere } from "../../../../content/tuskers/summary-here.ts";
import type { Tusker, TuskerDetail } from "../../../../content/tuskers/tusker.ts";
import { tuskerWords } from "../../../../content/tuskers/words.ts";
import { Marked } from "../../../../platform/languages/stored-text.tsx";
import { siteDay } from "../../../../platform/text/dates/publication-day.ts";
import { Breadcrumb } from "../../../../ui/kit/breadcrumb.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import { oncePer } from "../../../../ui/render/once-per.ts";
import { homeTrail } from "../../../meta/structured-data.ts";
import { NativeNames } from "../../../parts/cards/tusker/native-names.tsx";
import { DatedStatus } from "../../../parts/cards/tusker/tusker-status.tsx";
import type { EntryPanel } from "../../../parts/entry/entry-panel.ts";
import { EntryTags } from "../../../parts/entry/entry-tags.tsx";
import { TranslationNotice } from "../../../parts/entry/translation-notice.tsx";
import { WayBack } from "../../../parts/entry/way-back.tsx";
import { GALLERY_SIZES, ImageGallery } from "../../../parts/images/gallery/image-gallery.tsx";
import { TuskerImage } from "../../../parts/images/image.tsx";
import { ShareBar } from "../../../parts/sharing/share-bar.tsx";
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
