import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GEMUNU, openOldTestSite } from "../../../tests/support/old-site.ts";
import { runCommand } from "../../../tests/support/run-command.ts";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestServices, temporaryFolder } from "../../../tests/support/test-services.ts";
import { findRowById } from "../../content/entries/records/complete-entries.server.ts";
import { createEntry } from "../../content/entries/saving/save-entry.server.ts";
import { newTuskerSchema } from "../../content/tuskers/tusker.ts";

/** A running site, an empty folder, and the two commands to run beside it. */
async function openSite() {
  const services = await openTestServices();
  const folder = await temporaryFolder();
  const settings = { DATA_DIR: services.config.dataDir };
  const run = (program: string) => (args: string[]) => runCommand(program, args, { settings, cwd: folder });
  const add = (name: string) =>
    createEntry(services, "tusker", newTuskerSchema.parse(someTusker({ name })), { by: null });
  return { services, folder, add, exportTo: run("export"), importFrom: run("import") };
}

describe("npm run export", () => {
  test("writes everything to a file that only its owner reads, over the one that was there", async () => {
    const { folder, add, exportTo } = await openSite();
    await add("Gemunu");
    const file = join(folder, "all.json");
    await writeFile(file, "old");
    expect(await exportTo(["all.json"])).toEqual({ code: 0, out: "The directory is in all.json.\n", err: "" });
    expect(JSON.parse(await readFile(file, "utf8")).tuskers).toMatchObject([{ name: "Gemunu" }]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["all.json"]);
  });

  test("writes a table where the file's name asks for one, or to the output", { tags: ["deep"] }, async () => {
    const { folder, add, exportTo } = await openSite();
    await add("Gemunu");
    expect(await exportTo(["a.csv", "--kind", "tusker"])).toMatchObject({
      code: 0,
      out: "The tuskers are in a.csv.\n",
    });
    const table = await readFile(join(folder, "a.csv"), "utf8");
    expect(table).toContain(",Gemunu,");
    expect(await exportTo(["-", "--format", "csv", "--kind", "tusker"])).toEqual({ code: 0, out: table, err: "" });
  });

  test.each([
    [["a.csv"], "A CSV file contains one kind of entry: add --kind tusker or --kind article.\n"],
    [["a.json", "--kind", "tusker"], "A JSON file contains everything: omit --kind, or add --format csv.\n"],
    [["nowhere/a.json"], expect.stringContaining("no such file or directory")],
  ])("says what is wrong with %j, and writes nothing", { tags: ["deep"] }, async (args, err) => {
    const { folder, exportTo } = await openSite();
    expect(await exportTo(args)).toEqual({ code: 1, out: "", err });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("npm run import", () => {
  test("says what it would do before it does it", async () => {
    const { services, folder, importFrom } = await openSite();
    await writeFile(join(folder, "a.csv"), "name,age,location\nGemunu,40,Kandy\n");
    const names = async () =>
      (await services.db.read.selectFrom("tuskers").select("name").execute()).map(({ name }) => name);
    expect(await importFrom(["a.csv", "--dry-run"])).toEqual({
      code: 0,
      out: "created    tusker “Gemunu”\nNothing was changed. The import would give: 1 created, 0 changed, 0 unchanged, 0 failed.\n",
      err: "",
    });
    expect(await names()).toEqual([]);
    expect((await importFrom(["a.csv"])).out).toContain("Done: 1 created,");
    expect(await names()).toEqual(["Gemunu"]);
  });

  test("brings in what was exported, and nothing the second time", { tags: ["deep"] }, async () => {
    const [from, to] = [await openSite(), await openSite()];
    const { entry: tusker } = await from.add("Gemunu");
    await from.exportTo([join(to.folder, "all.json")]);
    expect((await to.importFrom(["all.json"])).out).toContain("Done: 1 created,");
    expect(await findRowById(to.services.db.read, "tusker", tusker._id)).toMatchObject({ name: "Gemunu" });
    expect((await to.importFrom(["all.json"])).out).toContain("0 created, 0 changed, 2 unchanged,");
  });

  test("ends with an error when something failed, and says what in its line", { tags: ["deep"] }, async () => {
    const { folder, importFrom } = await openSite();
    await writeFile(join(folder, "a.csv"), "name,age,location\nRaja,200,Kandy\nSando,3,Kandy\n");
    expect(await importFrom(["a.csv"])).toEqual({
      code: 1,
      out: "failed     tusker “Raja”\n           Row 2, column “age”: Age must be a number from 0 to 120.\ncreated    tusker “Sando”\nDone: 1 created, 0 changed, 0 unchanged, 1 failed.\n",
      err: "",
    });
  });

  test("writes out what is not seen in a name that the file holds", { tags: ["deep"] }, async () => {
    const { folder, importFrom } = await openSite();
    await writeFile(join(folder, "a.csv"), 'name,age,location\n"Ra\u001b[2Jja\ncreated \u202ex",20,Kandy\n');
    const { code, out } = await importFrom(["a.csv"]);
    expect(code).toBe(1);
    expect(out).toContain("failed     tusker “Ra\\u{1b}[2Jja\\u{a}created \\u{202e}x”\n");
  });

  test("reads another site while this one runs, twice, without doubling anything", { tags: ["deep"] }, async () => {
    const [{ services, importFrom }, site] = [await openSite(), await openOldTestSite()];
    // Without this, the slow image would take up the whole time limit of an image.
    site.mended.add("/pictures/slow.png");
    const first = await importFrom(["--from", `${site.url}/api`]);
    expect(first.err).toBe("");
    expect(first.out).toContain("created    tusker “Gemunu”\n           The age “about 40” was read as 40.");
    expect([first.code, first.out.split("\n").at(-2)]).toEqual([
      1,
      "Done: 4 created, 0 changed, 0 unchanged, 4 failed.",
    ]);
    const second = await importFrom(["--from", `${site.url}/api`]);
    expect(second.out.split("\n").at(-2)).toBe("Done: 0 created, 0 changed, 4 unchanged, 4 failed.");
    expect(await findRowById(services.db.read, "tusker", GEMUNU)).toMatchObject({ slug: "gemunu", version: 1 });
  });

  test.each([
    [[], "Name what to import: a file, or --from with the address of a site's API.\n"],
    [
      ["a.json", "--from", "http://127.0.0.1:9"],
      "Name what to import: a file, or --from with the address of a site's API.\n",
    ],
    [["a.json"], "The file a.json does not exist or cannot be read.\n"],
    [["--from", "tuskers.example"], "Give the address of the site's API, such as https://tuskers.example/api.\n"],
  ])("says what is wrong with %j", { tags: ["deep"] }, async (args, err) => {
    const { importFrom } = await openSite();
    expect(await importFrom(args)).toEqual({ code: 1, out: "", err });
  });

  test("ends with an error if nothing responds", { tags: ["deep"] }, async () => {
    const { importFrom } = await openSite();
    const { code, out } = await importFrom(["--from", "http://127.0.0.1:9/api"]);
    expect([code, out.match(/Nothing responds at 127\.0\.0\.1:9\./g)?.length]).toEqual([1, 2]);
  });
});
