import type { ServerResponse } from "node:http";
import pino from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { openOutside } from "../../../tests/support/outside.ts";
import { openTestServices, type TestClock } from "../../../tests/support/test-services.ts";
import { changeSource, createSource, deleteSource } from "../../content/source-library/change-source.server.ts";
import { mergeSources } from "../../content/source-library/merge-sources.server.ts";
import { findSources } from "../../content/sources/rows/source-rows.server.ts";
import { getContentVersion } from "../../platform/db/content-version.server.ts";
import { createGuardedFetch } from "../../platform/outgoing/guarded-fetch.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { createSourceChecks } from "./source-checks.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const page = (title: string) => `<!doctype html><title>${title}</title>`;

type Answers = Record<string, (response: ServerResponse) => void>;
type Parts = { services: Services & { clock: TestClock }; setting?: "on" | "off" };

/** A site with sources, and the internet that it may ask. */
async function openChecks(answers: Answers, { services, setting = "on" }: Partial<Parts> = {}) {
  const site = services ?? (await openTestServices({ SOURCE_CHECK: setting }));
  const outside = await openOutside((path, response) => {
    const answer = answers[path];
    if (answer === undefined) response.writeHead(404).end();
    else answer(response);
  });
  const open = () => {
    const checks = createSourceChecks({
      ...site,
      config: { ...site.config, sourceCheck: setting === "on" },
      log: pino({ level: "silent" }),
      fetchGuarded: createGuardedFetch({ ...outside.options, timeLimitMs: 150 }),
      pauseMs: 0,
    });
    onTestFinished(() => checks.close());
    return checks;
  };
  const checks = open();
  const add = async (path: string, host = "news.example") => {
    const row = await createSource(
      site,
      { title: `At ${path}`, kind: "news", url: outside.url(host, path) },
      { by: null },
    );
    return row.key;
  };
  const read = async (key: string) => {
    const [row] = await findSources(site.db.read, { keys: [key] });
    if (row === undefined) throw new Error(`There is no ${key}.`);
    return row;
  };
  /** Lets days pass, and all checks that fall due on each of them. */
  const passDays = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      site.clock.advance(DAY_MS);
      checks.wake();
      await checks.settled();
    }
  };
  const begin = async () => {
    checks.start();
    await checks.settled();
  };
  return { site, outside, checks, open, add, read, passDays, begin, pages: () => outside.asked.filter(isPage) };
}

const isPage = ({ path }: { path: string }) => path !== "/robots.txt";

describe("the check of addresses", () => {
  test("finds each in its state within a week, and reaches nothing inside", async () => {
    const to =
      (location: string, status = 301) =>
      (response: ServerResponse) =>
        void response.writeHead(status, { Location: location }).end();
    const answers: Answers = {
      "/alive": (response) => void response.writeHead(200, { "Content-Type": "text/html" }).end(page("Raja")),
      "/410": (response) => void response.writeHead(410).end(),
      "/hangs": () => {},
      "/broken": (response) => void response.writeHead(503).end(),
      "/forbidden": (response) => void response.writeHead(403).end(),
      "/moved": to("/alive"),
    };
    const { outside, add, read, passDays, begin, pages } = await openChecks(answers);
    for (const host of ["127.0.0.1", "169.254.169.254", "[::1]"]) {
      answers[`/to-${host}`] = to(`http://${host}:${outside.port}/latest/meta-data`);
    }
    outside.names.set("inside.example", ["127.0.0.1"]);
    const keys: Record<string, string> = {};
    for (const path of [...Object.keys(answers), "/404"]) keys[path] = await add(path);
    keys.inside = await add("/", "inside.example");
    keys.literal = await add("/", "127.0.0.1");
    keys.nobody = await add("/", "nobody.invalid");
    await begin();
    // Every source has its turn in the first week; what fails is asked again on each next day.
    await passDays(12);
    const states = await Promise.all(
      Object.entries(keys).map(async ([name, key]) => [name, (await read(key)).check_state]),
    );
    expect(Object.fromEntries(states)).toEqual({
      "/alive": "alive",
      "/404": "gone",
      "/410": "gone",
      "/hangs": "gone",
      "/broken": "gone",
      "/forbidden": "not-checked",
      "/moved": "moved",
      "/to-127.0.0.1": "not-checked",
      "/to-169.254.169.254": "not-checked",
      "/to-[::1]": "not-checked",
      inside: "not-checked",
      literal: "not-checked",
      nobody: "gone",
    });
    expect((await read(keys["/moved"] ?? "")).moved_to).toBe(outside.url("news.example", "/alive"));
    expect(await read(keys["/alive"] ?? "")).toMatchObject({ first_title: "Raja", check_failures: 0 });
    expect(outside.inside).toEqual([]);
    expect(new Set(outside.asked.map(({ host }) => host))).toEqual(new Set(["news.example"]));
    expect(pages().length).toBeGreaterThan(10);
  });

  test("looks at nothing in the network of the site itself, as the site starts it", async () => {
    const site = await openTestServices({ SOURCE_CHECK: "on" });
    const checks = createSourceChecks({ ...site, log: pino({ level: "silent" }), pauseMs: 0 });
    onTestFinished(() => checks.close());
    const urls = ["http://127.0.0.1/paper", "http://localhost/paper"];
    for (const url of urls) {
      await createSource(site, { title: url, kind: "news", url }, { by: null });
    }
    checks.start();
    await checks.settled();
    site.clock.advance(7 * DAY_MS);
    checks.wake();
    await checks.settled();
    const found = await findSources(site.db.read, { keys: [], urls });
    expect(found.map(({ check_state, check_problem }) => [check_state, check_problem])).toEqual([
      ["not-checked", "address"],
      ["not-checked", "address"],
    ]);
  });

  test("asks nobody, by name or by request, unless the setting is on", async () => {
    const { site, outside, checks, add, read, passDays, begin } = await openChecks({}, { setting: "off" });
    const key = await add("/alive");
    await begin();
    await passDays(8);
    await site.db.write.updateTable("sources").set({ check_due_at: "1970-01-01T00:00:00.000Z" }).execute();
    checks.wake();
    await checks.settled();
    expect([outside.lookedUp, outside.asked]).toEqual([[], []]);
    expect((await read(key)).check_state).toBeNull();
  });

  test("spreads over the week, and comes back to each after a week", async () => {
    const answers: Answers = { "/alive": (response) => void response.end("words") };
    const { add, passDays, begin, pages } = await openChecks(answers);
    for (let number = 0; number < 21; number += 1) await add("/alive");
    await begin();
    const perDay: number[] = [];
    for (let day = 0; day < 14; day += 1) {
      const before = pages().length;
      await passDays(1);
      perDay.push(pages().length - before);
    }
    expect(perDay.slice(0, 7).reduce((sum, count) => sum + count)).toBe(21);
    expect(Math.max(...perDay)).toBeLessThan(6);
    expect(pages().length).toBeGreaterThan(35);
  });

  test("does what robots.txt says, which it reads once for a site", async () => {
    const answers: Answers = {
      "/robots.txt": (response) => void response.end("User-agent: sri-lankan-tuskers\nDisallow: /private\n"),
      "/private/raja": (response) => void response.end("words"),
      "/alive": (response) => void response.end("words"),
      "/leads-there": (response) => void response.writeHead(302, { Location: "/private/raja" }).end(),
    };
    const { outside, add, read, passDays, begin, pages } = await openChecks(answers);
    const [hidden, led, alive] = [await add("/private/raja"), await add("/leads-there"), await add("/alive")];
    await begin();
    await passDays(7);
    for (const key of [hidden, led]) {
      expect(await read(key)).toMatchObject({ check_state: "not-checked", check_problem: "robots" });
    }
    expect((await read(alive)).check_state).toBe("alive");
    expect(
      pages()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(["/alive", "/leads-there"]);
    expect(outside.asked.length - pages().length).toBe(1);
  });

  test("tells readers' pages only when an address is gone, or is back", async () => {
    let isThere = true;
    const answers: Answers = {
      "/raja": (response) => void response.writeHead(isThere ? 200 : 404).end("words"),
    };
    const { site, add, read, passDays, begin } = await openChecks(answers);
    const key = await add("/raja");
    const version = () => getContentVersion(site.db.read);
    const first = await version();
    await begin();
    await passDays(15);
    expect([(await read(key)).check_state, await version()]).toEqual(["alive", first]);
    isThere = false;
    await passDays(9);
    expect([(await read(key)).check_state, await version()]).toEqual(["gone", first + 1]);
    await passDays(15);
    expect(await version()).toBe(first + 1);
    isThere = true;
    await passDays(8);
    expect([(await read(key)).check_state, await version()]).toEqual(["alive", first + 2]);
  });

  test("forgets what it knew when a source gets another address", async () => {
    const { site, outside, add, read, passDays, begin } = await openChecks({});
    const key = await add("/gone");
    const kept = await add("/kept");
    await begin();
    await passDays(9);
    expect((await read(key)).check_state).toBe("gone");
    await changeSource(site, key, { publisher: "The Paper" }, { by: null });
    expect((await read(key)).check_state).toBe("gone");
    await changeSource(site, key, { url: outside.url("news.example", "/new") }, { by: null });
    expect(await read(key)).toMatchObject({
      check_state: null,
      first_title: null,
      check_failures: 0,
      check_due_at: null,
    });
    // A merge that takes over an address takes over no state; the source that goes is never asked again.
    await mergeSources(site, key, { into: kept, change: { url: outside.url("news.example", "/new") }, by: null });
    expect((await read(kept)).check_state).toBeNull();
    const before = outside.asked.length;
    await deleteSource(site, kept, { by: null });
    await passDays(15);
    expect(outside.asked.length).toBe(before);
  });

  test("stores nothing of an address that was replaced meanwhile", async () => {
    const begun = Promise.withResolvers<ServerResponse>();
    const { site, checks, add, read } = await openChecks({ "/slow": (response) => begun.resolve(response) });
    const key = await add("/slow");
    site.clock.advance(0);
    checks.start();
    await checks.settled();
    site.clock.advance(7 * DAY_MS);
    checks.wake();
    const response = await begun.promise;
    await changeSource(site, key, { url: "https://news.example/other" }, { by: null });
    response.writeHead(200).end("words");
    await checks.close();
    expect(await read(key)).toMatchObject({ check_state: null, url: "https://news.example/other" });
  });

  test("is broken off at once when the site stops, and done at the next start", async () => {
    const begun = Promise.withResolvers<void>();
    let hangs = true;
    const answers: Answers = {
      "/raja": (response) => {
        if (!hangs) return void response.end("words");
        begun.resolve();
      },
    };
    const first = await openChecks(answers);
    const key = await first.add("/raja");
    await first.begin();
    first.site.clock.advance(7 * DAY_MS);
    first.checks.wake();
    await begun.promise;
    await first.checks.close();
    expect((await first.read(key)).check_state).toBeNull();
    hangs = false;
    const again = first.open();
    again.start();
    await again.settled();
    expect((await first.read(key)).check_state).toBe("alive");
  });

  test("is done by one process, however many run", async () => {
    let underWay = 0;
    let most = 0;
    const answers: Answers = {
      "/raja": (response) => {
        underWay += 1;
        most = Math.max(most, underWay);
        setImmediate(() => {
          underWay -= 1;
          response.end("words");
        });
      },
    };
    const { site, open, add, checks, pages, begin } = await openChecks(answers);
    for (let number = 0; number < 6; number += 1) await add("/raja");
    await begin();
    const others = [open(), open()];
    site.clock.advance(7 * DAY_MS);
    checks.wake();
    for (const other of others) other.start();
    for (const each of [checks, ...others]) await each.settled();
    await expect.poll(() => pages().length, { interval: 1 }).toBe(6);
    expect(most).toBe(1);
  });
});
