import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { flawsOfArchive } from "../../../../tests/support/darwin-core-archive.ts";
import { openTestApi, someTusker } from "../../../../tests/support/test-api.ts";
import { findPosition } from "../../../content/safety/position-text.ts";
import { findSite } from "../../../content/settings/site/read-site.server.ts";
import { releaseFilesRoute } from "../release-files-route.server.ts";
import { listReleases } from "../release-rows.server.ts";
import { type MadeRelease, makeMonthlyRelease, makeRelease } from "./make-release.server.ts";
import { recallRelease } from "./recall-release.server.ts";

const SOURCE = { title: "The Island", url: "https://island.example/a", kind: "news" };

async function openDirectory() {
  const site = await openTestApi();
  const { services, token, call } = site;
  const save = async (json: Record<string, unknown>) => {
    const answer = await call("POST", "/api/tuskers", { token, json });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { _id: string; slug: string; sources: { key: string }[] };
  };
  const settings = (await findSite(services.db.read)).settings;
  const allow = () => call("PUT", "/api/settings/site", { token, json: { ...settings, licence: "CC-BY-4.0" } });
  return { ...site, save, allow };
}

const textsOf = (zip: Uint8Array | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(zip ?? new Uint8Array())).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );

/** What gives a position in the texts of a JSON document, however deep they are. */
function positionsIn(value: unknown): string[] {
  if (typeof value === "string") return [findPosition(value) ?? []].flat();
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(positionsIn) : [];
}

test("without a licence no release is made", async () => {
  const { services } = await openDirectory();
  await expect(makeRelease(services)).rejects.toThrow("licence");
  expect(await makeMonthlyRelease(services)).toBeUndefined();
  expect(await listReleases(services.db.read)).toEqual([]);
});

test("a release holds what strangers can read, and is the same when it is made again", async () => {
  const { services, save, allow, call, token } = await openDirectory();
  expect((await allow()).status).toBe(200);
  const hidden = await save(someTusker({ name: "Hidden", publication: "draft" }));
  const raja = await save(
    someTusker({ name: 'Raja, "the"\tking', location: "Kandy", category: "domesticated", sources: [SOURCE] }),
  );
  const [key] = raja.sources.map((source) => source.key);
  const gemunu = await save(
    someTusker({
      origin: "A village near a tank",
      location: "Seen by the old tank, Yala National Park",
      claims: { height: [{ value: { min: 2.5, max: 3.1, about: true }, sources: [key] }] },
      events: [{ kind: "wounded", date: "1953~", place: "yala", text: "=He was\nsaid to be shot.", sources: [key] }],
      features: [{ character: "ear_edge", side: "left", state: "torn", clock: 3, sources: [key] }],
      relations: [
        { kind: "brother", to: raja._id, sources: [key] },
        { kind: "rival", to: hidden._id },
      ],
    }),
  );
  const wouldBe = await makeRelease(services, { dryRun: true });
  expect(await listReleases(services.db.read)).toEqual([]);
  const release = await makeRelease(services);
  expect(release).toEqual(wouldBe);
  const route = releaseFilesRoute(services);
  const read = async ({ facts, files }: MadeRelease, ending: string): Promise<Buffer> => {
    const name = files.find((file) => file.name.endsWith(ending))?.name;
    return Buffer.from(await (await route.request(`/data/${facts.number}/${name}`)).arrayBuffer());
  };
  const csv = await read(release, "-csv.zip");
  const linked = (await read(release, ".jsonld")).toString();
  const listed = (await (await call("GET", "/api/tuskers")).json()) as unknown[];
  let facts = 0;
  for (const { _id } of [raja, gemunu]) {
    const { claims } = (await (await call("GET", `/api/tuskers/${_id}`)).json()) as {
      claims: Record<string, unknown[]>;
    };
    // The origin of one that may live wild is left out.
    for (const [name, accounts] of Object.entries(claims)) facts += name === "origin" ? 0 : accounts.length;
  }
  expect(release.counts).toEqual({
    ...{ tuskers: listed.length, facts, events: 1 },
    features: 1,
    relations: 1,
    sources: 1,
  });
  const changesOf = async (made: MadeRelease) => JSON.parse((await read(made, "-changes.json")).toString()).changes;
  expect(await changesOf(release)).toContainEqual({ table: "tuskers", id: gemunu._id, change: "added" });
  expect(release.changes).toMatchObject({ added: (await changesOf(release)).length, changed: 0, removed: 0 });

  const { "datapackage.json": description = "", ...tables } = textsOf(csv);
  const { resources, licenses } = JSON.parse(description);
  expect(licenses[0].name).toBe("CC-BY-4.0");
  const rows: Record<string, Record<string, string>[]> = {};
  for (const { name, path, schema } of resources) {
    const names = schema.fields.map((field: { name: string }) => field.name);
    const found = parse(tables[path] ?? "", { columns: true });
    rows[name] = found as unknown as Record<string, string>[];
    expect((tables[path] ?? "").split("\r\n")[0]).toBe(names.join(","));
    const ids = rows[name]?.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    for (const { fields, reference } of schema.foreignKeys ?? []) {
      const known = new Set(["", ...(rows[reference.resource]?.map((row) => row[reference.fields[0]]) ?? [])]);
      expect(rows[name]?.every((row) => known.has(row[fields[0]] ?? ""))).toBe(true);
    }
    for (const field of schema.fields) {
      for (const row of rows[name] ?? []) {
        const cell = row[field.name] ?? "";
        if (field.constraints?.required) expect(cell).not.toBe("");
        if (field.type === "number" && cell !== "") expect(Number(cell)).not.toBeNaN();
        if (field.type === "date" && cell !== "") expect(cell).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(findPosition(cell)).toBeUndefined();
      }
    }
  }
  expect(rows.events?.[0]).toMatchObject({ date: "1953~", date_latest: "1953-12-31", sources: key });
  expect(rows.tuskers?.find(({ id }) => id === gemunu._id)).toMatchObject({
    locality: "Yala National Park",
    origin: "",
  });

  const texts = textsOf(await read(release, "-dwca.zip"));
  expect(flawsOfArchive(texts)).toEqual([]);
  expect(flawsOfArchive({ ...texts, "event.txt": (texts["event.txt"] ?? "").replace(gemunu._id, "nobody") })).toEqual([
    "event.txt: a row belongs to no row of the core",
  ]);
  const disordered = (texts["eml.xml"] ?? "")
    .replace("<language>en</language>", "")
    .replace("<title", "<language>en</language><title");
  expect(flawsOfArchive({ ...texts, "eml.xml": disordered })).toEqual(["eml.xml: the parts are not in order"]);
  const cited = (texts["reference.txt"] ?? "").split("\n").slice(1).filter(Boolean);
  expect(new Set(cited.map((line) => line.split("\t")[0]))).toEqual(new Set([raja._id, gemunu._id]));
  const everything = [...Object.values(tables), ...Object.values(texts), linked];
  for (const text of everything) expect(text).not.toMatch(/Hidden|old tank|village|[lL]atitude|[lL]ongitude/);
  for (const line of Object.values(texts).flatMap((text) => text.split(/[\t\n]/)))
    expect(findPosition(line)).toBeUndefined();
  const jsonLd = JSON.parse(linked);
  expect(linked).toBe(`${JSON.stringify(jsonLd, null, 1)}\n`);
  const { "@graph": graph } = jsonLd;
  expect(positionsIn(jsonLd)).toEqual([]);
  const event = graph.find((thing: { events?: unknown[] }) => thing.events?.length)?.events[0];
  expect(event.text).toContain("said to be shot");
  event.text = "He was seen at 6.3728, 81.5169";
  expect(positionsIn(jsonLd)).toHaveLength(1);
  expect(graph.filter((thing: { "@type": string }) => thing["@type"] === "dwc:Organism")).toHaveLength(2);

  expect(await makeMonthlyRelease(services)).toBeUndefined();
  const put = await call("PUT", `/api/tuskers/${raja._id}`, {
    token,
    json: someTusker({ name: "Raja", location: "Kandy", category: "domesticated" }),
  });
  expect(put.status).toBe(200);
  const next = await makeRelease(services);
  expect(next.facts.number).toBe(`${release.facts.number}.1`);
  const changes = await changesOf(next);
  expect(changes).toContainEqual({ table: "tuskers", id: raja._id, change: "changed", columns: ["name"] });
  expect(changes).toContainEqual({
    table: "relations",
    id: `${gemunu._id}-relation-1`,
    change: "changed",
    columns: ["other_name"],
  });
  expect(changes).toHaveLength(2);

  const { name } = release.files[0] ?? {};
  const address = `/data/${release.facts.number}/${name}`;
  const whole = await route.request(address);
  expect(createHash("sha256").update(csv).digest("hex")).toBe(release.files[0]?.sha256);
  expect(whole.headers.get("Content-Length")).toBe(String(csv.length));
  const tag = whole.headers.get("ETag") ?? "";
  const head = await route.request(address, { method: "HEAD", headers: { Range: "bytes=0-1" } });
  expect([head.status, head.headers.get("Content-Length"), head.body]).toEqual([200, String(csv.length), null]);
  expect((await route.request(address, { headers: { "If-None-Match": tag } })).status).toBe(304);
  const part = await route.request(address, { headers: { Range: "bytes=5-", "If-Range": tag } });
  expect([part.status, part.headers.get("Content-Range")]).toEqual([206, `bytes 5-${csv.length - 1}/${csv.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(csv.subarray(5))).toBe(true);
  expect((await route.request(address, { headers: { Range: "bytes=999999999-" } })).status).toBe(416);
  await recallRelease(services, { number: release.facts.number, why: "A fact was withdrawn." });
  const gone = await route.request(address);
  expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining("A fact was withdrawn.")]);
  await expect(recallRelease(services, { number: release.facts.number, why: "Again" })).rejects.toMatchObject({
    kind: "NotFound",
  });
  expect((await route.request(`/data/2020.01/${name}`)).status).toBe(404);
});
