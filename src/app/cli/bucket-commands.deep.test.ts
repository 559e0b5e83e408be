import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "../../../tests/support/built-site.ts";
import { type EndedCommand, runCommand } from "../../../tests/support/run-command.ts";
import { sharedS3Server, WHY_NO_S3 } from "../../../tests/support/s3-server.ts";
import { contentsOf, openSiteOver } from "../../../tests/support/site-over-store.ts";
import { storeImage } from "../../../tests/support/stored-images.ts";
import { temporaryFolder } from "../../../tests/support/test-services.ts";

type Command = "backup" | "restore" | "images" | "doctor";

const run = (name: Command, args: string[], settings: Record<string, string>): Promise<EndedCommand> =>
  runCommand(name, args, { settings });

if (WHY_NO_S3 !== undefined) {
  test("commands over a bucket", ({ skip }) => skip(WHY_NO_S3));
} else {
  const server = sharedS3Server();
  beforeAll(ensureBuilt, 300_000);

  test.each([
    ["a bucket", "a bucket"],
    ["a bucket", "the data folder"],
    ["the data folder", "a bucket"],
  ])("a backup of %s is proven, and restored into %s with the same bytes", { tags: ["deep"] }, async (from, to) => {
    const storeOf = async (place: string) => (place === "a bucket" ? server().makeBucket() : {});
    const { settings, contents } = await openSiteOver(await storeOf(from));
    expect(Object.keys(contents)).toContain("public/raja.jpg");
    const file = join(await temporaryFolder(), "a.tar");
    expect(await run("backup", [file], settings)).toMatchObject({ code: 0, err: "" });
    expect(await run("backup", ["verify", file], settings)).toMatchObject({
      code: 0,
      out: expect.any(String),
    });
    const restored = { DATA_DIR: join(await temporaryFolder(), "data"), ...(await storeOf(to)) };
    expect(await run("restore", [file], restored)).toMatchObject({ code: 0, err: "" });
    expect(await contentsOf(restored)).toEqual(contents);
    const inFolder = await readdir(join(restored.DATA_DIR, "uploads/public"));
    expect(inFolder).toEqual(to === "a bucket" ? [] : ["raja.jpg"]);
  });

  test("a backup beside the images in their bucket is listed, proven and restored from its address", async () => {
    const store = await server().makeBucket();
    const { settings, contents } = await openSiteOver(store);
    const BACKUP_DIR = `s3://${store.S3_BUCKET}/backups`;
    expect(await run("backup", [], { ...settings, BACKUP_DIR })).toMatchObject({ code: 0, err: "" });
    // A second one shows that the first is not taken for an image of the site.
    const second = `${BACKUP_DIR}/second.tar`;
    expect(await run("backup", [second], settings)).toMatchObject({ code: 0, err: "" });
    const listed = await run("backup", ["list"], { ...settings, BACKUP_DIR });
    const [address = ""] = listed.out.split("  ");
    expect(listed.out.trimEnd().split("\n")).toHaveLength(1);
    expect(address).toMatch(/^s3:\/\/pictures-\d+\/backups\/tuskers-\S+Z\.tar$/);
    const verified = await run("backup", ["verify", second], store);
    expect(verified).toMatchObject({ code: 0 });
    const restored = { DATA_DIR: join(await temporaryFolder(), "data"), ...(await server().makeBucket()) };
    expect(await run("restore", [address], restored)).toMatchObject({ code: 0, err: "" });
    expect(await contentsOf(restored)).toEqual(contents);
    const among = await run("backup", [`s3://${store.S3_BUCKET}/public/a.tar`], settings);
    expect(among).toMatchObject({ code: 1, err: expect.stringMatching(/\S/) });
    expect((await run("doctor", [], { ...settings, BACKUP_DIR })).out).toContain("they are not encrypted");
  });

  test("a restore whose bucket is away is refused before anything is changed", async () => {
    const { settings } = await openSiteOver({});
    const file = join(await temporaryFolder(), "a.tar");
    await run("backup", [file], settings);
    const DATA_DIR = join(await temporaryFolder(), "data");
    const store = { ...(await server().makeBucket()), S3_ENDPOINT: "http://127.0.0.1:1" };
    expect(await run("restore", [file], { DATA_DIR, ...store })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/\S/),
    });
    await expect(readdir(join(DATA_DIR, "uploads/public"))).rejects.toThrow("ENOENT");
  });

  test("images of the data folder are moved into a bucket that is set up later, and what is damaged stays", {
    tags: ["deep"],
  }, async () => {
    const { services, settings, contents } = await openSiteOver({});
    const store = await server().makeBucket();
    await storeImage(services, "rani.jpg");
    await writeFile(join(settings.DATA_DIR ?? "", "uploads/public/rani.jpg"), "not a picture");
    const moved = await run("images", ["move"], { ...settings, ...store });
    expect(moved).toMatchObject({ code: 1, err: "" });
    expect(moved.out).toContain("“public/rani.jpg”");
    expect(await contentsOf({ ...settings, ...store })).toMatchObject(contents);
    expect(await readdir(join(settings.DATA_DIR ?? "", "uploads/public"))).toEqual(["rani.jpg"]);
    expect(await run("images", ["move"], settings)).toMatchObject({
      code: 1,
      err: expect.stringContaining("S3_BUCKET"),
    });
  });

  test("images in a bucket can be scanned, rebuilt and checked by the doctor", { tags: ["deep"] }, async () => {
    const { settings } = await openSiteOver(await server().makeBucket());
    expect(await run("images", ["rebuild"], settings)).toMatchObject({ code: 0, err: "" });
    expect(await run("images", ["scan"], settings)).toMatchObject({
      code: 0,
      out: expect.stringContaining("none carries metadata"),
    });
    expect((await run("doctor", [], settings)).out).toContain("can be read. The newest images are as stored.");
  });

  test("a wrong secret ends a command with a sentence that names the setting and not the secret", {
    tags: ["deep"],
  }, async () => {
    const { settings } = await openSiteOver(await server().makeBucket());
    const ended = await run("images", ["scan"], { ...settings, S3_SECRET_ACCESS_KEY: "another-secret" });
    expect(ended.code).toBe(1);
    expect(ended.err).toContain("S3_SECRET_ACCESS_KEY");
    expect(ended.out + ended.err).not.toContain("another-secret");
  });
}
