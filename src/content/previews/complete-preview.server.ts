import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import { inSlices } from "../../platform/jobs/in-slices.server.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { imageNameFromUrl } from "../../platform/storage/image-names.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { sortKeyOf } from "../../platform/text/fold.ts";
import { previewLandscape, previewPortrait } from "../drawings/preview-drawings.server.ts";
import { variantsByImages } from "../entries/entry-image-rows.server.ts";
import { findRowById } from "../entries/records/complete-entries.server.ts";
import { listEntries } from "../entries/records/list-entries.server.ts";
import { findRelatedTuskers } from "../entries/rows/related-tuskers.server.ts";
import { listRelated } from "../entries/rows/relation-rows.server.ts";
import { shownPage } from "../entries/texts/read-page.server.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import { translateDetail } from "../translations/translate.server.ts";
import { portraitTexts } from "../tuskers/portrait/portrait-caption.ts";
import type { OpenedPreview } from "./open-preview.server.ts";
import type { Preview } from "./preview.ts";
import { withPreviewToken } from "./preview-image-links.ts";
import { articleWithImages, tuskerWithImages } from "./preview-images.ts";

const RELATED = 3;

/** The site's own card, because a preview cannot be shared. */
const SITE_CARD = "/cards/site.png";

/** The current variants of the preview's images: they may have been created or replaced since the preview was made. */
async function presentVariants(db: Queryable, { images }: { images: string[] }) {
  const forms = await variantsByImages(
    db,
    images.map((url) => imageNameFromUrl(url) ?? ""),
  );
  const pictures = (before: ImageDetail[]) =>
    before.map((image) => ({ ...image, variants: forms.get(imageNameFromUrl(image.url) ?? "") ?? [] }));
  return { pictures };
}

/** On a page in another language the text, which is what a preview is for, stands in English and is marked as such. */
async function markEnglish<Entry extends { _id: string }>(entry: Entry, kind: EntryKind): Promise<Entry> {
  const language = currentLanguage();
  if (language === "en") return entry;
  return inSlices(translateDetail(entry, kind, { kind, id: entry._id, language, parts: {} }));
}

/**
 * A complete preview: the page, or the entry with URLs that let anybody with the link see its drawings and images, and the related
 * entries.
 */
export async function completePreview(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string,
  opened: OpenedPreview,
): Promise<Preview> {
  const { expiresAt } = opened;
  if (opened.kind === "page") {
    const { key, content } = opened;
    return { kind: "page", expiresAt, key, page: await shownPage(db.read, key, content) };
  }
  const change = await presentVariants(db.read, opened.kind === "tusker" ? opened.tusker : opened.article);
  if (opened.kind === "tusker") {
    const present = await inSlices(tuskerWithImages(opened.tusker, change));
    const shown = withPreviewToken(await markEnglish(present, "tusker"), token);
    // The preview holds these texts in English.
    const tusker = {
      ...shown,
      ...portraitTexts(opened.tusker),
      ...previewPortrait(token, opened.tusker),
      cardUrl: SITE_CARD,
    };
    const stored = await findRowById(db.read, "tusker", tusker._id);
    const subject = {
      seq: stored?.seq ?? 0,
      id: tusker._id,
      location: tusker.location,
      category: tusker.category,
      sort_key: sortKeyOf(tusker.name),
    };
    const related = await findRelatedTuskers(db, subject, RELATED, tusker.tags);
    const relations = await listRelated(db.read, { id: tusker._id, relations: tusker.relations });
    return { kind: "tusker", expiresAt, tusker, related, relations };
  }
  const present = await inSlices(articleWithImages(opened.article, change));
  const shown = withPreviewToken(await markEnglish(present, "article"), token);
  const article = { ...shown, ...previewLandscape(token, opened.article), cardUrl: SITE_CARD };
  const newest = await listEntries(
    db,
    "article",
    { publicOn: siteDay(clock.now()) },
    { limit: RELATED + 1, offset: 0 },
  );
  const related = newest.filter(({ _id }) => _id !== article._id).slice(0, RELATED);
  return { kind: "article", expiresAt, article, related };
}
