import { expect, test, vi } from "vitest";
import { makeImage } from "../bench/make-image.ts";
import { signIn } from "./support/administrator-calls.ts";
import { WHY_NO_NGINX } from "./support/nginx.ts";
import { sharedS3Server, WHY_NO_S3 } from "./support/s3-server.ts";
import { askFrom } from "./support/steady-requests.ts";
import { someTusker } from "./support/test-api.ts";
import { isDeep } from "./support/tier.ts";
import { openTwoNodes } from "./support/two-nodes.ts";

/** A node that was told nothing asks by itself after a second; on a busy machine being told may take as long. */
const VISIBLE_WITHIN_MS = isDeep ? 900 : 30_000;
/** The first page of the list holds nine. */
const TURNS = isDeep ? 9 : 2;

const aMessage = (n: number) => ({
  name: "Nimal",
  email: `nimal${n}@example.com`,
  subject: `A tusker ${n}`,
  message: `I saw drawing number ${n} of him.`,
});

/** The nodes that answered the lines of the log. */
const nodesOf = (lines: string[]): Set<string> => new Set(lines.map((line) => /\[([^\]]+)\]/.exec(line)?.[1] ?? ""));

if (WHY_NO_NGINX !== undefined || WHY_NO_S3 !== undefined) {
  test("two nodes behind nginx", ({ skip }) => skip(WHY_NO_NGINX ?? WHY_NO_S3));
} else {
  const store = sharedS3Server();

  test("what is saved by the proxy is on the pages of both nodes at once", async () => {
    const { nginx, nodes } = await openTwoNodes();
    const { call } = await signIn(nginx.url);
    const pageOf = async (url: string) => (await fetch(`${url}/tuskers`)).text();
    for (let round = 0; round < TURNS; round += 1) {
      const name = `Raja ${round}`;
      for (const { url } of nodes) expect(await pageOf(url)).not.toContain(name);
      expect((await call("POST", "/api/tuskers", someTusker({ name }))).status).toBe(201);
      await vi.waitFor(
        async () => {
          for (const { url } of nodes) expect(await pageOf(url)).toContain(name);
        },
        { timeout: VISIBLE_WITHIN_MS, interval: 2 },
      );
    }
  });

  test("a sign-in holds at both nodes, and an image of 12 megapixels comes through to their store", async () => {
    const { nginx, nodes } = await openTwoNodes(await store().makeBucket());
    const { call, upload } = await signIn(nginx.url);
    for (let round = 0; round < 10; round += 1) expect((await call("GET", "/api/auth/session")).status).toBe(200);
    const expected = nodes.map(({ port }) => `127.0.0.1:${port}`).sort();
    await expect.poll(async () => [...nodesOf(await nginx.log())].sort()).toEqual(expected);
    const image = await makeImage(4000, 3000);
    const path = await upload(new Blob([Buffer.from(image)]), "raja.jpg");
    expect((await call("POST", "/api/tuskers", someTusker({ images: [path] }))).status).toBe(201);
    for (const { url } of nodes) {
      await expect.poll(async () => (await fetch(url + path)).status).toBe(200);
    }
  });

  test("limits count visitors and not the proxy, and no visitor can pass for another one", async () => {
    const { nginx } = await openTwoNodes();
    const send = (n: number, from: string, headers = {}) =>
      askFrom(nginx.url, { path: "/api/contact", method: "POST", json: aMessage(n), from, headers });
    let sent = 0;
    let refused = 0;
    // Five are let through, and both nodes know.
    while (refused < 4 && sent < 40) {
      sent += 1;
      refused = (await send(sent, "127.0.0.50")).status === 429 ? refused + 1 : 0;
    }
    expect([refused, sent > 5]).toEqual([4, true]);
    for (let other = 0; other < 2; other += 1) expect((await send(100 + other, "127.0.0.51")).status).toBe(201);
    const forged = await send(200, "127.0.0.50", { "X-Forwarded-For": "203.0.113.7" });
    const again = await send(201, "127.0.0.50", { "X-Forwarded-For": "203.0.113.8, 203.0.113.9" });
    expect([forged.status, again.status]).toEqual([429, 429]);
  });

  test("nginx's log contains neither addresses nor searches, and its own error is plain text", async () => {
    const { nginx, nodes } = await openTwoNodes();
    await askFrom(nginx.url, { path: "/tuskers?search=secretly", from: "127.0.0.60" });
    await askFrom(nginx.url, { path: "/preview/a-long-token-of-a-preview", from: "127.0.0.60" });
    await expect.poll(() => nginx.log()).toHaveLength(2);
    const told = (await nginx.log()).join("\n");
    expect(told).toContain(" 127.0.0.0/24 GET /tuskers 200 ");
    expect(told).not.toMatch(/127\.0\.0\.60|secretly|a-long-token/);

    for (const node of nodes) await node.end("SIGTERM");
    const page = await askFrom(nginx.url, { path: "/tuskers" });
    expect([page.status, page.retryAfter, page.body]).toEqual([
      502,
      "5",
      "The site cannot be reached just now. Please try again in a moment.\n",
    ]);
    const call = await askFrom(nginx.url, { path: "/api/tuskers", method: "POST", json: {} });
    expect([call.status, call.retryAfter, JSON.parse(call.body)]).toEqual([
      502,
      "5",
      {
        ...{ type: "about:blank", title: "Bad Gateway", status: 502, statusCode: 502 },
        detail: expect.stringContaining("cannot be reached just now"),
        message: expect.stringContaining("cannot be reached just now"),
      },
    ]);
    expect((await askFrom(nginx.url, { path: "/metrics" })).status).toBe(404);
  });
}
