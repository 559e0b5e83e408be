import { expect, test } from "vitest";
import { openApiSite } from "../../../tests/support/api-site.ts";
import { CORRECTION, letterForm } from "../../../tests/support/letters.ts";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";

test("what is counted says what is left, a refusal says when it ends, and reading claims nothing", async () => {
  const { url } = await openApiSite();
  const message = { name: "Nimal", email: "nimal@example.com", subject: "A tusker", message: "I saw a drawing." };
  const send = () =>
    fetch(`${url}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
    });
  const first = await send();
  expect(first.status).toBe(201);
  expect(first.headers.get("ratelimit-policy")).toBe(
    '"writes";q=600;w=60, "attempts contact";q=120;w=60, "contact";q=5;w=600, "contact day";q=30;w=86400',
  );
  expect(first.headers.get("ratelimit")).toMatch(
    /^"writes";r=599;t=\d+, "attempts contact";r=119;t=\d+, "contact";r=4;t=\d+, "contact day";r=29;t=\d+$/,
  );
  for (let sent = 1; sent < 5; sent += 1) expect((await send()).status).toBe(201);
  for (let refused = 0; refused < 2; refused += 1) {
    const answer = await send();
    const { headers } = answer;
    expect([answer.status, headers.get("content-type")]).toEqual([429, "application/problem+json"]);
    const left = /"contact";r=0;t=(\d+)$/.exec(headers.get("ratelimit") ?? "");
    expect(left?.[1]).toBe(headers.get("retry-after"));
  }
  const read = await fetch(`${url}/api/tuskers?page=1`);
  expect([read.status, read.headers.get("ratelimit"), read.headers.get("ratelimit-policy")]).toEqual([200, null, null]);
});

test("letters and comments by review links say what is left of their own limits", async () => {
  const { call, token } = await openTestApi();
  await call("POST", "/api/tuskers", { token, json: someTusker({ category: "wild" }) });
  const letter = await call("POST", "/api/letters", { body: letterForm({ ...CORRECTION, tusker: "gemunu" }) });
  expect([letter.status, letter.headers.get("ratelimit")]).toEqual([
    201,
    expect.stringMatching(/"attempts letters";r=119;t=\d+, "letters";r=4;t=\d+, "letters day";r=19;t=\d+$/),
  ]);
  const remark = await call("POST", `/api/reviews/${"a".repeat(43)}`, {
    json: { name: "Dr Silva", round: 1, text: "He is taller." },
  });
  expect([remark.status, remark.headers.get("ratelimit")]).toEqual([
    410,
    expect.stringMatching(/"attempts reviews";r=119;t=\d+, "reviews";r=59;t=\d+, "reviews day";r=299;t=\d+$/),
  ]);
});
