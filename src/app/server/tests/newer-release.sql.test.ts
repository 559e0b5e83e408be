import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { SOME_MESSAGE } from "../../../../tests/support/contact-messages.ts";
import { migrateAhead } from "../../../../tests/support/migrate-ahead.ts";
import { signInAs } from "../../../../tests/support/test-api.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { createApi } from "../api.server.ts";
import { readiness } from "../readiness.server.ts";
import { openServices } from "../services.server.ts";

test("a site that a newer release has overtaken refuses writes, is not ready, says it once, and still reads", async () => {
  const { config, clock } = await openTestServices();
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line) => logged.push(line) });
  const services = await openServices(config, { log, clock });
  onTestFinished(() => services.close());
  const api = createApi(services);
  const send = (): Response | Promise<Response> =>
    api.request("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(SOME_MESSAGE),
    });
  const ready = async () => {
    const { status, body } = await readiness(services, { isStopping: () => false, hasCachedPages: () => true });
    return [status, body.status, body.reason];
  };
  const token = await signInAs(services, "editor");
  const takeOut = await migrateAhead(config);

  expect(await ready()).toEqual([503, "not ready", "a newer release has migrated the database (9999-newer)"]);
  for (let time = 0; time < 2; time += 1) {
    const refused = await send();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("nothing was changed") });
  }
  clock.advance(2 * 60_000);
  const headers = { Authorization: `Bearer ${token}` };
  for (const path of ["/api/tuskers", "/api/auth/session"]) {
    expect((await api.request(path, { headers })).status).toBe(200);
  }
  expect(logged).toEqual([expect.stringMatching(/"9999-newer".*newer release/)]);

  await takeOut();
  expect(await ready()).toEqual([200, "ready", undefined]);
  expect((await send()).status).toBe(201);
});
