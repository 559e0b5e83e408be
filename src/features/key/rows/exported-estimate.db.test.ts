import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestServices, temporaryFolder } from "../../../../tests/support/test-services.ts";
import { createSource } from "../../../content/source-library/change-source.server.ts";
import { exportDocument } from "../../../content/transfer/export-directory.server.ts";
import { openDirectoryFile } from "../../../content/transfer/files/directory-file.server.ts";
import { importDirectory } from "../../../content/transfer/import-directory.server.ts";
import type { ImportedItem } from "../../../content/transfer/import-report.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { readEstimate } from "./estimate-rows.server.ts";
import { exportedEstimate } from "./exported-estimate.server.ts";
import { saveEstimate } from "./save-estimate.server.ts";

async function bringIn(services: Services, text: string, dryRun = false): Promise<ImportedItem[]> {
  const file = join(await temporaryFolder(), "file");
  await writeFile(file, text);
  const items: ImportedItem[] = [];
  const onItem = (item: ImportedItem) => void items.push(item);
  await importDirectory(services, await openDirectoryFile(file), {
    settings: [exportedEstimate],
    dryRun,
    by: "keeper",
    onItem,
  });
  return items.filter(({ kind }) => kind === "setting");
}

const exported = async ({ db, clock }: Services): Promise<string> =>
  (await Array.fromAsync(exportDocument(db.read, clock.now()))).join("");

test("an estimate that was never set is not exported; one that was set moves with its source", async () => {
  const from = await openTestServices();
  expect(JSON.parse(await exported(from)).settings).toBeUndefined();
  const { key: source } = await createSource(from, { title: "A count", kind: "news" }, { by: "keeper" });
  await saveEstimate(from, { total: 150, note: "A count.", source }, "keeper");
  const text = await exported(from);
  expect(JSON.parse(text).settings).toEqual({ key_estimate: { total: 150, note: "A count.", source } });

  const to = await openTestServices();
  // Here the same key means another source.
  await createSource(to, { title: "Something else", kind: "book" }, { by: "keeper" });
  expect(await bringIn(to, text, true)).toMatchObject([{ result: "changed", changes: ["key_estimate"] }]);
  expect((await readEstimate(to.db.read)).total).toBe(142);
  expect(await bringIn(to, text)).toMatchObject([{ result: "changed" }]);
  expect(await readEstimate(to.db.read)).toMatchObject({ total: 150, source: "S2", updatedBy: "keeper" });
  expect(await bringIn(to, text)).toMatchObject([{ result: "unchanged" }]);
});

test("what is no setting fails and changes nothing", async () => {
  const services = await openTestServices();
  for (const settings of [7, { unknown: 1 }, { key_estimate: { total: 0, note: "A count.", source: null } }]) {
    const text = JSON.stringify({ format: "sri-lankan-tuskers", version: 1, settings });
    expect(await bringIn(services, text)).toMatchObject([{ result: "failed", message: expect.any(String) }]);
  }
  expect((await readEstimate(services.db.read)).updatedAt).toBeNull();
});
