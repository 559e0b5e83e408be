import { articleCitation, tuskerCitation } from "../features/citing/feature.tsx";
import { correctionsPanel } from "../features/corrections/feature.tsx";
import { oembedLinks } from "../features/embeds/oembed-links.ts";
import { GuideOfferTemplate } from "../features/offline-guide/guide-offer.tsx";
import type { ArticlePageSlots } from "../site/pages/articles/[slug]/article-page-slots.ts";
import type { TuskerPageSlots } from "../site/pages/tuskers/[slug]/tusker-page-slots.ts";

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
