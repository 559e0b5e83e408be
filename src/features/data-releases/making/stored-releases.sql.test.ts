import { createHash } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../../tests/support/test-api.ts";
import { SHIPPED_SETTINGS } from "../../../content/settings/site/site-settings.ts";
import { migrate } from "../../../platform/db/migrate.server.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { csvHeader } from "../files/csv-rows.server.ts";
import { CHUNK_BYTES, deleteLeftovers, storeContent } from "../release-content.server.ts";
import { releaseFilesRoute } from "../release-files-route.server.ts";
import { listReleases } from "../release-rows.server.ts";
import { makeMonthlyRelease, makeRelease } from "./make-release.server.ts";
import { recallRelease } from "./recall-release.server.ts";

async function openLicensed() {
  const site = await openTestApi();
  const { call, token, services } = site;
  await call("PUT", "/api/settings/site", { token, json: { ...SHIPPED_SETTINGS, licence: "CC-BY-4.0" } });
  const save = (name: string, more: Parameters<typeof someTusker>[0] = {}) =>
    call("POST", "/api/tuskers", { token, json: someTusker({ name, ...more }) });
  const fileIds = async () => {
    const rows = await services.db.read.selectFrom("data_release_chunks").select("file_id").distinct().execute();
    return rows.map((row) => row.file_id).sort();
  };
  return { ...site, save, fileIds };
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** One tusker more: a row of his own and two facts. */
const HIMSELF = { added: 3, changed: 0, removed: 0 };

/** A text that does not compress, longer than a chunk. */
const LONG = Array.from({ length: 40_000 }, (_, index) => sha256(strToU8(String(index))).slice(0, 20)).join("\n");

test("a release that was stored whole opens: the same bytes, and the next one tells the changes from it", async () => {
  const { services, save, call } = await openLicensed();
  const { db } = services;
  await save("Gemunu");
  const [gemunu] = (await (await call("GET", "/api/tuskers")).json()) as { _id: string; slug: string }[];
  // As it was before migration 0020, with a release as it was written then.
  await sql`drop table data_release_chunks`.execute(db.write);
  await sql`drop table entry_warnings`.execute(db.write);
  await sql`alter table images drop column source_url`.execute(db.write);
  await sql`alter table images drop column source_position`.execute(db.write);
  await sql`alter table data_release_files drop column file_id`.execute(db.write);
  await sql`alter table data_release_files add column content text`.execute(db.write);
  await sql`alter table data_releases add column tables text`.execute(db.write);
  await sql`delete from kysely_migration where name >= '0020'`.execute(db.write);
  // A line feed in a text was not quoted.
  const former = [`${gemunu?._id}-x`, `"Old\r\n""friend"""`, "First\nsecond", ...Array(17).fill("")].join(",");
  const csv = zipSync(
    {
      "datapackage.json": strToU8("{}"),
      "tuskers.csv": strToU8(`${csvHeader("tuskers")}${former}\r\n`),
      "facts.csv": strToU8(csvHeader("facts")),
    },
    { level: 9 },
  );
  const files: [name: string, bytes: Uint8Array | undefined][] = [
    ["tuskers-2025.01-csv.zip", csv],
    ["tuskers-2025.01.jsonld", strToU8(LONG)],
    ["tuskers-2024.12-csv.zip", undefined],
  ];
  for (const number of ["2024.12", "2025.01"]) {
    const isRecalled = number === "2024.12";
    await sql`insert into data_releases (number, day, licence_key, counts, changes, made_at, recalled_on, recalled_why, tables)
      values (${number}, '2025-01-01', 'CC-BY-4.0', '{}', '{"added":1,"changed":0,"removed":0}', ${`${number}Z`},
        ${isRecalled ? "2025-01-02" : null}, ${isRecalled ? "Wrong" : null}, ${isRecalled ? null : "{}"})`.execute(
      db.write,
    );
    for (const [position, [name, bytes]] of files.filter(([name]) => name.includes(number)).entries()) {
      await sql`insert into data_release_files (number, position, name, type, bytes, sha256, content)
        values (${number}, ${position}, ${name}, 'application/zip', ${bytes?.length ?? 0}, ${sha256(bytes ?? csv)},
          ${bytes === undefined ? null : Buffer.from(bytes).toString("base64")})`.execute(db.write);
    }
  }
  expect(await migrate(db)).toContain("0020-release-chunks");

  const route = releaseFilesRoute(services);
  for (const [name, bytes] of files) {
    const answer = await route.request(`/data/${name.slice(8, 15)}/${name}`);
    expect(answer.status, name).toBe(bytes === undefined ? 410 : 200);
    if (bytes) expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(sha256(bytes));
  }
  const range = `bytes=${CHUNK_BYTES - 5}-${CHUNK_BYTES + 5}`;
  const part = await route.request("/data/2025.01/tuskers-2025.01.jsonld", { headers: { Range: range } });
  const wanted = Buffer.from(LONG).subarray(CHUNK_BYTES - 5, CHUNK_BYTES + 6);
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, wanted]);

  const next = await makeRelease(services);
  expect([next.since, next.changes]).toEqual(["2025.01", { ...HIMSELF, removed: 1 }]);
  const reader = (await route.request("/data/2025.01/tuskers-2025.01.jsonld")).body?.getReader();
  expect((await reader?.read())?.value).toHaveLength(CHUNK_BYTES);
  await recallRelease(services, { number: "2025.01", why: "A fact was wrong." });
  await expect(reader?.read()).rejects.toMatchObject({ kind: "Gone" });
  expect((await route.request("/data/2025.01/tuskers-2025.01.jsonld")).status).toBe(410);
});

test("a release tells one moment, and of two that are made at once one is kept", async () => {
  const { services, save, fileIds, call } = await openLicensed();
  const { db } = services;
  const text = `He was "wounded",\nsaid the warden.`;
  expect((await save("Gemunu", { events: [{ kind: "wounded", date: "1953~", place: "yala", text }] })).status).toBe(
    201,
  );
  const snapshot: typeof db.snapshot = (work) =>
    db.snapshot(async (read) => {
      await read.selectFrom("tuskers").select("id").execute();
      expect((await save("Raja")).status).toBe(201);
      return work(read);
    });
  const made = await makeRelease({ ...services, db: { ...db, snapshot } });
  expect(made.counts.tuskers).toBe(1);
  expect((await (await call("GET", "/api/tuskers")).json()) as unknown[]).toHaveLength(2);
  const kept = await fileIds();

  const ends = await Promise.allSettled([makeRelease(services), makeRelease(services)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const [release, ...others] = await listReleases(db.read);
  for (const end of ends) if (end.status === "rejected") expect(end.reason.message).toContain(release?.number);
  expect(others).toHaveLength(1);
  // The text of several lines is the same after it went through the file.
  expect(release).toMatchObject({ since: made.facts.number, changes: HIMSELF });
  expect(await fileIds()).toHaveLength(kept.length * 2);
  services.clock.advance(40 * 24 * 60 * 60 * 1000);
  expect(await makeMonthlyRelease(services)).toBeUndefined();
  expect(await fileIds()).toHaveLength(kept.length * 2);
});

/** The database with one of its methods replaced. */
const changed = (db: Queryable, name: keyof Queryable, method: unknown): Queryable =>
  new Proxy(db, {
    get(target, key) {
      if (key === name) return method;
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

test("what is not finished is not seen: chunks are deleted at once, or a day later", async () => {
  const { services, save, fileIds } = await openLicensed();
  const { db, clock } = services;
  await save("Gemunu");
  const fileId = "left by a process that died";
  await storeContent(db.write, { fileId, content: ["half a file"], now: clock.now() });
  let inserts = 0;
  const refusing = changed(db.write, "insertInto", (table: never) => {
    inserts += 1;
    if (inserts > 3) throw new Error("disk I/O error");
    return db.write.insertInto(table);
  });
  await expect(makeRelease({ ...services, db: { ...db, write: refusing } })).rejects.toThrow("disk I/O error");
  const losing = changed(db.write, "transaction", () => ({
    execute: async (work: never) => {
      await db.write.deleteFrom("data_release_chunks").where("part", "=", 0).where("file_id", "!=", fileId).execute();
      return db.write.transaction().execute(work);
    },
  }));
  await expect(makeRelease({ ...services, db: { ...db, write: losing } })).rejects.toThrow("tuskers-");
  expect(await listReleases(db.read)).toEqual([]);
  expect(await fileIds()).toEqual([fileId]);
  await deleteLeftovers(db.write, clock.now());
  expect(await fileIds()).toEqual([fileId]);
  clock.advance(25 * 60 * 60 * 1000);
  await makeRelease(services);
  expect(await fileIds()).not.toContain(fileId);
  expect(await listReleases(db.read)).toHaveLength(1);
});
