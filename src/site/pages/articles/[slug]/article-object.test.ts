import { expect, test } from "vitest";
import { articleObject } from "./article-object.ts";

const SITE_URL = "https://tuskers.example";

test("an author is a person unless the name says otherwise", () => {
  const article = {
    _id: "65f1c0ffee65f1c0ffee65f1",
    updatedAt: "2026-01-04T20:00:00.000Z",
    sources: [],
    slug: "tusks",
    title: "Tusks",
    excerpt: "On tusks.",
    category: "education" as const,
    tags: ["tusks"],
    publishDate: "2026-02-14",
    cardUrl: "/cards/articles/tusks-0123.png",
    images: [],
    descriptionHtml: "",
    contentHtml: "<p>On tusks.</p>",
  };
  const authorOf = (author: string) => articleObject(SITE_URL, { ...article, author });
  expect(authorOf("Ananda Perera")).toMatchObject({ author: { "@type": "Person", name: "Ananda Perera" } });
  expect(authorOf("A. Perera")).toMatchObject({
    identifier: "https://tuskers.example/id/65f1c0ffee65f1c0ffee65f1",
    // Written before its publication day, it is new on that day.
    dateModified: "2026-02-14",
  });
  expect(authorOf("The editors")).toMatchObject({ author: { "@type": "Organization", name: "The editors" } });
});
