import { expect, test } from "vitest";
import { licenceUrl } from "./licence-url.ts";

test.each([
  ["CC BY-SA 4.0", "https://creativecommons.org/licenses/by-sa/4.0/"],
  ["cc-by-nc-nd 2.0", "https://creativecommons.org/licenses/by-nc-nd/2.0/"],
  ["CC BY-SA 3.0 de", "https://creativecommons.org/licenses/by-sa/3.0/de/"],
  ["CC BY 3.0 IGO", "https://creativecommons.org/licenses/by/3.0/igo/"],
  ["CC0 1.0", "https://creativecommons.org/publicdomain/zero/1.0/"],
  ["https://example.org/terms", "https://example.org/terms"],
])("the terms of %j are at %s", (licence, url) => {
  expect(licenceUrl(licence)).toBe(url);
});

test.each(["With kind permission", "javascript:alert(1)", "https:", "CC BY", ""])(
  "the terms of %j stand nowhere",
  (licence) => {
    expect(licenceUrl(licence)).toBeUndefined();
  },
);
