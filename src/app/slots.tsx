import type { ArticlePageSlots } from "../articles/article-page/article-page-slots.ts";
import { articleCitation, tuskerCitation } from "../citing/feature.tsx";
import { oembedLinks } from "../embeds/oembed-links.ts";
import { GuideOfferTemplate } from "../guide/guide-offer.tsx";
import { correctionsPanel } from "../tuskers/corrections/feature.tsx";
import type { TuskerPageSlots } from "../tuskers/tusker-page/tusker-page-slots.ts";

// What features show on the pages of others. What runs in Node is in `features.server.ts`.

export const tuskerPage: TuskerPageSlots = {
  head: oembedLinks,
  below: [tuskerCitation, correctionsPanel],
};

export const articlePage: ArticlePageSlots = {
  below: [articleCitation],
};

/** What modules of features copy into pages. */
export const templates = <GuideOfferTemplate />;
