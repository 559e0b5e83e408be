import { expect, test } from "vitest";
import { openTestSite } from "../../../tests/support/test-site.ts";

/** The texts of the elements that an attribute marks, by its values. */
const marked = (html: string, attribute: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(new RegExp(`<(\\w+) ${attribute}="(\\w+)">(.*?)</\\1>(?=<p |<div data-|</template>)`, "gs"))].map(
      ([, , name, inner = ""]) => [
        name,
        inner
          .replaceAll(/<[^>]+>/g, " ")
          .replaceAll(/\s+/g, " ")
          .trim(),
      ],
    ),
  );

test("every page has the sentences of the specification for pages that are loading, and for those that fail", async () => {
  const site = await openTestSite();
  const { text } = await site.get("/about");
  expect(marked(text, "data-loading")).toEqual({
    tuskers: "Loading tuskers...",
    tusker: "Loading tusker details...",
    articles: "Loading articles...",
    article: "Loading article details...",
    search: "Searching for tuskers...",
    page: "Loading...",
  });
  const failed = marked(text, "data-failed");
  expect(failed).toMatchObject({
    tuskers: "Error Loading Tuskers Failed to load tuskers Try Again",
    articles: "Error Loading Articles Failed to load articles. Please try again later. Try Again",
    search:
      "Something went wrong Sorry, we encountered an error while searching for tuskers. Try Again Browse All Tuskers",
  });
  expect(failed.tusker).toMatch(/^404 Tusker Not Found .* Browse All Tuskers Try Again /);
  expect(failed.article).toMatch(/^404 Article Not Found .* Browse All Articles Try Again /);
  expect(text).toContain('data-invalid="Invalid response format from server"');
  expect(text).toContain("404 - Tusker Not Found");
});
