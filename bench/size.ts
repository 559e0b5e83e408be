import { weighPage } from "../tests/support/page-weight.ts";
import { PUBLIC_DOCUMENTS } from "../tests/support/public-screens.ts";
import { startSite } from "../tests/support/running-site.ts";
import { report } from "./measure.ts";

/** The first screen of each page; screens of a page begin with the same number. */
const PAGES = PUBLIC_DOCUMENTS.filter(
  ({ name }, index, all) => all.findIndex((other) => other.name.slice(0, 2) === name.slice(0, 2)) === index,
);

const kilobytes = (bytes: number): number => Number((bytes / 1000).toFixed(1));

/** The size of document, scripts and styles on a first visit to each public page, in kB after gzip. */
export async function size(): Promise<void> {
  const site = await startSite({ content: "starter" });
  try {
    const rows = [];
    for (const { address } of PAGES) {
      const weight = await weighPage(address, async (path) =>
        Buffer.from(await (await fetch(site.url + path)).arrayBuffer()),
      );
      rows.push({
        page: address,
        "document (kB)": kilobytes(weight.document),
        "scripts (kB)": kilobytes(weight.scripts),
        "styles (kB)": kilobytes(weight.styles),
      });
    }
    report("size", rows);
  } finally {
    await site.stop();
  }
}
