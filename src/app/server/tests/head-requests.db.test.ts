import { expect, test } from "vitest";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";

const LONGER_THAN_IS_SENT_AT_ONCE = 1_100_000;

test("lists of which only the headers are asked leave the whole lists to others", async () => {
  const { services, token, call, get } = await openTestSite();
  await call("POST", "/api/tuskers", { token, json: someTusker() });
  const description = "a".repeat(LONGER_THAN_IS_SENT_AT_ONCE);
  await services.db.write.updateTable("tuskers").set({ description }).execute();
  for (let asked = 0; asked < 3; asked += 1) {
    const { status, text } = await get("/api/tuskers", { method: "HEAD" });
    expect([status, text]).toEqual([200, ""]);
  }
  const whole = await get("/api/tuskers");
  expect([whole.status, whole.body.byteLength > LONGER_THAN_IS_SENT_AT_ONCE]).toEqual([200, true]);
});
