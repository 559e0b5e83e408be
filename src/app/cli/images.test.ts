import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../../../tests/support/run-command.ts";
import { drawing, taggedJpeg } from "../../../tests/support/sample-images.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../tests/support/upload-forms.ts";
import { storeUpload } from "../../content/image-library/uploads/store-upload.server.ts";

/** A running site with one image whose AVIF is not made yet, and the command to run beside it. */
async function openSite() {
  const services = await openTestServices();
  services.clock.set(new Date());
  await storeUpload(services, incoming(imageForm(await drawing(80, 60).jpeg().toBuffer(), "raja.jpg")));
  const settings = { DATA_DIR: services.config.dataDir };
  const images = (...args: string[]) => runCommand("images", args, { settings });
  return { services, images };
}

test("rebuild makes what is missing, and scan then finds nothing wrong", { tags: ["deep"] }, async () => {
  const { images } = await openSite();
  expect(await images("rebuild")).toMatchObject({ code: 0, out: expect.stringMatching(/^1 image .*1 file /), err: "" });
  expect(await images("scan")).toEqual({
    code: 0,
    out: "4 files were checked: none carries metadata other than its credit and licence.\n",
    err: "",
  });
});

test("scan reports problems in sentences, and by its exit code", { tags: ["deep"] }, async () => {
  const { services, images } = await openSite();
  await writeFile(join(services.config.dataDir, "uploads/public/raja.jpg"), await taggedJpeg());
  const { code, out } = await images("scan", "--from-start");
  expect(code).toBe(1);
  const lines = out.trimEnd().split("\n");
  expect(lines.at(-1)).toBe(`3 files were checked, ${lines.length - 1} problems found.`);
  expect(lines).toContainEqual(expect.stringMatching(/^public\/raja\.jpg .*comment/));
});

test("rebuild reports an image whose variants cannot be made", { tags: ["deep"] }, async () => {
  const { services, images } = await openSite();
  await services.storage.remove("public/raja.jpg");
  const { code, out } = await images("rebuild");
  expect(code).toBe(1);
  expect(out).toContain("raja.jpg");
});

test.each([[["polish"]], [["scan", "--fast"]]])("%j is refused", { tags: ["deep"] }, async (args) => {
  const { images } = await openSite();
  expect(await images(...args)).toMatchObject({ code: 1, out: "", err: expect.stringContaining("unknown") });
});
