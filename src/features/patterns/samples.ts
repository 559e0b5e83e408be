import type { Row } from "../../admin/screens/dashboard/rows.ts";
import type { ImageDetail } from "../../content/images/entry-images.ts";
import type { TuskerStatus } from "../../content/tuskers/status.ts";

// Nothing here refers to a real animal, place or day, so that a screenshot never shows a false record.

const WORDS = "Some words stand here as a summary would. They are long enough to run over two lines of a card.";

/** An image as in entries. @param url of a file of 1280 by 587 pixels */
export const sampleImage = (url: string): ImageDetail => ({
  url,
  width: 1280,
  height: 587,
  placeholder: null,
  variants: [],
  alt: "A drawn landscape",
  credit: "A. Sample",
  licence: "CC BY 4.0",
  takenOn: "2001-02-03",
  focus: null,
});

/** A card for each status, the last one with a long name. */
export const sampleTuskers = (image: ImageDetail) =>
  (["alive", "missing", "dead"] satisfies TuskerStatus[]).map((status, index) => ({
    slug: `sample-${index + 1}`,
    name: ["Sample One", "Sample Two", "A Sample with a Long Name"][index] ?? "",
    teaser: WORDS,
    status,
    statusAsOf: "2001-02",
    diedOn: null,
    category: "domesticated" as const,
    location: "Nowhere",
    portraitUrl: image.url,
    imageDetails: [image],
    nativeNames:
      index === 0
        ? [
            { language: "si" as const, name: "අආඇ", origin: "record" as const },
            { language: "ta" as const, name: "அஆ", origin: "rule" as const },
          ]
        : [],
  }));

export const sampleArticle = (image: ImageDetail) => ({
  slug: "sample",
  title: "The title of an article",
  excerpt: WORDS,
  category: "education" as const,
  publishDate: "2001-02-03",
  landscapeUrl: image.url,
  imageDetails: [image],
});

export const sampleRows = (image: ImageDetail): Row[] =>
  (["published", "draft", "scheduled"] as const).map((publication, index) => ({
    kind: "tusker",
    id: `sample-${index + 1}`,
    name: ["Sample One", "Sample Two", "A Sample with a Long Name"][index] ?? "",
    category: "Domesticated",
    publication,
    updatedAt: "2001-02-03T04:05:06.000Z",
    imageDetails: [image],
    isWarned: publication === "draft",
    page: publication === "published" ? "/tuskers" : undefined,
    age: ["30", "not known", "about 40 (2001)"][index] ?? "",
    fullAge: ["30 years", "Unknown", "About 40 in 2001"][index] ?? "",
    status: (["alive", "missing", "dead"] as const)[index] ?? "alive",
    portraitUrl: image.url,
  }));
