import { expect, test } from "vitest";
import { type ArticleDetail, articleChangeSchema } from "../../articles/article.ts";
import { articleFields } from "../../articles/fields.ts";
import { tuskerFields } from "../../tuskers/fields.ts";
import { type TuskerDetail, tuskerChangeSchema } from "../../tuskers/tusker.ts";
import { entryContent } from "./entry-content.ts";

const image = {
  url: "/uploads/public/raja.jpg",
  width: 100,
  height: 80,
  placeholder: "abc",
  variants: [],
  alt: "By the tank",
  credit: null,
  licence: null,
  takenOn: "2019-05",
  focus: { x: 0.4, y: 0.3, chosen: true },
};

const shared = {
  _id: "0123456789abcdef01234567",
  slug: "raja",
  description: "<p>He walks.</p>",
  tags: ["yala"],
  imageUrl: [image.url],
  images: [image.url],
  imageDetails: [image],
  cardUrl: "/cards/x.png",
  publication: "draft" as const,
  sources: [{ key: "S1", title: "A paper", url: "https://paper.example/", kind: "news" as const }],
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-02T00:00:00.000Z",
  descriptionHtml: "<p>He walks.</p>",
};

const tusker: TuskerDetail = {
  ...shared,
  name: "Raja",
  summary: "He walks.",
  status: "missing",
  age: null,
  location: "Yala",
  category: "wild",
  nativeNames: [],
  portraitUrl: "/portraits/x.svg",
  portraitAlt: "A tusker",
  portraitCaption: "Illustration.",
  portraitDetails: [],
  aliases: ["රාජා"],
  statusAsOf: "2022-11",
  statusNote: "Two reports.",
  ageNote: null,
  bornYear: 1981,
  diedOn: null,
  heightM: 2.9,
  tusks: "crossed",
  wikidata: "Q42",
  origin: null,
  claims: {},
  events: [],
  features: [],
  relations: [],
  portrait: { pose: "side" },
};

const article: ArticleDetail = {
  ...shared,
  title: "On tusks",
  excerpt: "Few carry them.",
  content: "<p>Text</p>",
  contentHtml: "<p>Text</p>",
  category: "education",
  image: image.url,
  landscapeUrl: "/landscapes/x.svg",
  author: "The editors",
  publishDate: "2026-02-14",
};

test("a stored version is a body that PUT accepts unchanged", () => {
  const ofTusker = entryContent(tuskerFields, tusker);
  expect(tuskerChangeSchema.parse(JSON.parse(JSON.stringify(ofTusker)))).toEqual(ofTusker);
  const ofArticle = entryContent(articleFields, { ...article, description: null });
  expect(articleChangeSchema.parse(JSON.parse(JSON.stringify(ofArticle)))).toEqual(ofArticle);
});

test("it names every field that can be edited, so that none keeps a later value", () => {
  const fieldsOf = (schema: { shape: object }) => Object.keys(schema.shape).filter((field) => field !== "imageUrl");
  expect(Object.keys(entryContent(tuskerFields, tusker)).sort()).toEqual(fieldsOf(tuskerChangeSchema).sort());
  expect(Object.keys(entryContent(articleFields, { ...article, description: null })).sort()).toEqual(
    fieldsOf(articleChangeSchema).sort(),
  );
  expect(Object.keys(entryContent(tuskerFields, tusker).imageDetails[0] ?? {}).sort()).toEqual(
    ["alt", "credit", "focus", "licence", "takenOn", "url"].sort(),
  );
});
