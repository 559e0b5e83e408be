import { expect, test } from "vitest";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";

test("readers see on the page which statements were corrected since he was published, and never what they were", async () => {
  const { call, token, get } = await openTestSite();
  const draft = someTusker({ name: "Raja", publication: "draft", heightM: 2 });
  const created = await call("POST", "/api/tuskers", { token, json: draft });
  const { _id, slug } = (await created.json()) as { _id: string; slug: string };
  const corrections = async () => (await call("GET", `/api/tuskers/${_id}/corrections`)).json();
  const change = async (fields: Record<string, unknown>) =>
    call("PUT", `/api/tuskers/${_id}`, { token, json: { ...someTusker({ name: "Raja" }), ...fields } });

  expect(await corrections()).toMatchObject({ statusCode: 404 });
  await change({ publication: "published", heightM: 2.5 });
  await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Walawe", heightM: 3 }) });
  expect(await corrections()).toEqual([]);
  await change({ tusks: "Crossed" });
  expect(await corrections()).toMatchObject([{ changes: [{ what: "tusks", how: "added" }] }]);
  const { text } = await get(`/tuskers/${slug}`);
  expect(text).toContain("Tusks added");
});
