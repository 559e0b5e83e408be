import { expect, test } from "vitest";
import { itemList } from "./structured-data.ts";

const SITE_URL = "https://tuskers.example";

test("the entries of a list keep their places in the whole of it", () => {
  const list = itemList(SITE_URL, { name: "Tuskers", total: 48, first: 10, items: [{ to: "/tuskers/a", label: "A" }] });
  expect(list).toMatchObject({
    numberOfItems: 48,
    itemListElement: [{ "@type": "ListItem", position: 10, name: "A", url: "https://tuskers.example/tuskers/a" }],
  });
});
