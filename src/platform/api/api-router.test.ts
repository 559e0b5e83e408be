import { expect, test } from "vitest";
import { openTestApi } from "../../../tests/support/test-api.ts";

test.each([[[]], ["Raja"], [null], [7]])("a body that is %j instead of an object is refused", async (json) => {
  const { call, token } = await openTestApi();
  const answer = await call("POST", "/api/tuskers", { token, json });
  expect(answer.status).toBe(422);
});
