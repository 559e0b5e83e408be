import { expect, test } from "vitest";
import type { SiteFacts } from "../../ui/kit/site-facts.ts";
import { errorMeta, type PageMeta, pageMeta } from "./page-meta.ts";

const card = { url: "/cards/site.png", alt: "The directory" };
const FACTS = { siteUrl: "https://tuskers.example", year: 2026, card } as SiteFacts;

const page = (fields: Partial<PageMeta> = {}): PageMeta => ({
  title: "Gemunu",
  description: "A tusker of Yala.",
  path: "/tuskers/gemunu",
  ...fields,
});

/** The content of one meta tag, by its name or property. */
function contentOf(name: string, fields: Partial<PageMeta> = {}, facts = FACTS): unknown {
  const found = pageMeta(facts, page(fields)).find(
    (entry) => ("name" in entry && entry.name === name) || ("property" in entry && entry.property === name),
  );
  return found !== undefined && "content" in found ? found.content : undefined;
}

test("a title ends with the site's name, unless it is whole already", () => {
  expect(pageMeta(FACTS, page())).toContainEqual({ title: "Gemunu | Sri Lankan Tuskers" });
  expect(pageMeta(FACTS, page({ wholeTitle: true }))).toContainEqual({ title: "Gemunu" });
});

test("a description is one line of at most 160 characters, and no letter of it is cut in two", () => {
  expect(contentOf("description", { description: " Two\n\nlines " })).toBe("Two lines");
  const long = String(contentOf("description", { description: "කො".repeat(200) }));
  expect([...long].length).toBeLessThanOrEqual(160);
  expect(long.endsWith("කො")).toBe(true);
  expect(contentOf("og:description", { description: "x".repeat(200) })).toBe("x".repeat(160));
});

test("addresses are whole: the page's own, and that of its image", () => {
  expect(pageMeta(FACTS, page())).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://tuskers.example/tuskers/gemunu",
  });
  expect(contentOf("og:url")).toBe("https://tuskers.example/tuskers/gemunu");
  expect(contentOf("og:image")).toBe("https://tuskers.example/cards/site.png");
  const image = { url: "/cards/tuskers/gemunu-0123.png", alt: "Thilak. Died 14 June 2017." };
  expect(contentOf("og:image", { image })).toBe("https://tuskers.example/cards/tuskers/gemunu-0123.png");
  expect(contentOf("og:image:alt", { image })).toBe("Thilak. Died 14 June 2017.");
});

test("a page that search engines are not to list says so, and one without an address of its own has no canonical", () => {
  expect(contentOf("robots")).toMatch(/^index/);
  expect(contentOf("robots", { listed: false })).toBe("noindex, follow");
  expect(JSON.stringify(pageMeta(FACTS, page({ path: undefined })))).not.toContain("canonical");
  expect(errorMeta("404 - Page Not Found")).toContainEqual({ name: "robots", content: "noindex, follow" });
});

test("the head has each meta tag of an article once", () => {
  const article = {
    publishedTime: "2026-02-13T18:30:00.000Z",
    modifiedTime: "2026-03-01T06:00:00.000Z",
    author: "The editors",
    section: "Research",
    tags: ["counts", "habitat", "counts"],
  };
  expect(contentOf("og:type", { article })).toBe("article");
  expect(contentOf("article:published_time", { article })).toBe("2026-02-13T18:30:00.000Z");
  const tags = pageMeta(FACTS, page({ article })).filter(
    (entry) => "property" in entry && entry.property === "article:tag",
  );
  expect(tags).toHaveLength(2);
  expect(contentOf("og:type")).toBe("website");
});

test("structured data gives the same path as the breadcrumb", () => {
  const trail = [{ to: "/", label: "Home" }];
  const script = pageMeta(FACTS, page({ trail, here: "Tuskers" })).find((entry) => "script:ld+json" in entry);
  expect(script).toEqual({
    "script:ld+json": {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { "@type": "ListItem", position: 1, name: "Home", item: "https://tuskers.example/" },
            { "@type": "ListItem", position: 2, name: "Tuskers", item: "https://tuskers.example/tuskers/gemunu" },
          ],
        },
      ],
    },
  });
});
