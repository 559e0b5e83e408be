import { expect, test } from "vitest";
import { webSite } from "./web-site.ts";

const SITE_URL = "https://tuskers.example";

test("the site describes its search to machines", () => {
  expect(JSON.stringify(webSite(SITE_URL))).toContain(
    '"urlTemplate":"https://tuskers.example/search-results?q={search_term_string}"',
  );
});
