import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { withLock } from "../../scripts/setup/lock.mjs";
import type { ImageDetail } from "../../src/content/images/entry-images.ts";
import { variantWidths } from "../../src/content/images/image-variants.ts";
import type { Launch } from "./launch-site.ts";
import { addRareEntries, TUSKER_WITH_IMAGE } from "./rare-entries.ts";
import { type E2eSite, type RunningSite, startSite } from "./running-site.ts";
import { addSampleTuskers } from "./sample-tuskers.ts";

/** The content of a site: eleven sample tuskers, or the starter content with one of everything that it lacks. */
export type SiteContent = "samples" | "starter";

const { SITE_TEMPLATES } = process.env;

/** Playwright's global set-up: a folder for the templates of this run, which is removed at its end. */
export default async function makeRoom(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-templates-"));
  process.env.SITE_TEMPLATES = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Waits for the variants that are made after an upload is answered: otherwise each copy would make them again. */
const encoded = ({ call }: E2eSite): Promise<void> =>
  expect
    .poll(
      async () => {
        const answer = await call("GET", `/api/tuskers/slug/${TUSKER_WITH_IMAGE}`);
        const { imageDetails } = (await answer.json()) as { imageDetails: ImageDetail[] };
        return imageDetails.filter(
          ({ width, variants }) =>
            variants.filter(({ type }) => type === "image/avif").length < variantWidths(width).length,
        );
      },
      { timeout: 100_000 },
    )
    .toEqual([]);

const FILL: Record<SiteContent, (site: E2eSite) => Promise<void>> = {
  samples: addSampleTuskers,
  async starter(site) {
    await addRareEntries(site);
    await encoded(site);
  },
};

/** The data folder of a site with that content that has stopped, and a token for it. The first who needs it fills it. */
async function templateOf(content: SiteContent): Promise<{ dataDir: string; token: string }> {
  if (SITE_TEMPLATES === undefined) throw new Error("Playwright's global set-up has not run.");
  const dataDir = join(SITE_TEMPLATES, content);
  const tokenFile = `${dataDir}.token`;
  await withLock(`${dataDir}.lock`, async () => {
    if (existsSync(tokenFile)) return;
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(dataDir);
    const { stop, token, ...site } = await startSite({ dataDir, content: content === "starter" ? "starter" : "empty" });
    try {
      await FILL[content](site);
    } finally {
      await stop();
    }
    await writeFile(tokenFile, token);
  });
  return { dataDir, token: await readFile(tokenFile, "utf8") };
}

/** Starts a site with that content in a folder of its own. */
export async function startFilledSite(content: SiteContent, command: Launch["command"]): Promise<RunningSite> {
  const { dataDir, token } = await templateOf(content);
  return startSite({ command, token, fill: (folder) => cp(dataDir, folder, { recursive: true }) });
}
