import { expect, test } from "vitest";
import { someTusker } from "../../../../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../../../../tests/support/test-site.ts";

test("a letter begins as a correction, and as a photograph where its reader wants to send one", async () => {
  const site = await openTestSite();
  await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker() });
  const tusker = (await site.get("/tuskers/gemunu")).text;
  const links = [...tusker.matchAll(/href="([^"]*\/tell[^"]*)"[^>]*>([^<]+)</g)];
  const chosen = [];
  for (const [, address = "", label] of links) {
    const { text } = await site.get(address);
    chosen.push([label, /<input(?=[^>]*name="kind")(?=[^>]*checked)[^>]*value="(\w+)"/.exec(text)?.[1]]);
  }
  expect(Object.fromEntries(chosen)).toEqual({
    "Have a photograph?": "photograph",
    "Know something? Tell us": "correction",
  });
});
