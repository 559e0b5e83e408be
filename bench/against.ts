import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { startSite } from "../tests/support/running-site.ts";
import { hit, median, ROUNDS } from "./load.ts";
import { report } from "./measure.ts";

const PATHS = ["/", "/tuskers", "/tuskers/gemunu", "/articles", "/about"];
const ENCODINGS = { brotli: "br", plain: "identity" };

type Support = { startSite: typeof startSite };

/** Starts the site that another checkout has built, by that checkout's own test support. */
async function startIn(folder: string) {
  const support = pathToFileURL(resolve(folder, "tests/support/running-site.ts")).href;
  const { startSite }: Support = await import(support);
  return startSite({ content: "starter" });
}

/** Cached pages of this checkout against those of another, in alternating rounds of one run. */
async function against(folder: string): Promise<void> {
  const other = await startIn(folder);
  const here = await startIn(".");
  try {
    const rows: Record<string, string | number>[] = [];
    for (const path of PATHS) {
      for (const [name, encoding] of Object.entries(ENCODINGS)) {
        const load = { paths: [path], headers: { "Accept-Encoding": encoding } };
        const rates: { other: number; here: number }[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          rates.push({ other: await hit({ url: other.url, ...load }), here: await hit({ url: here.url, ...load }) });
        }
        const ratio = median(rates.map((round) => round.here / round.other));
        rows.push({
          what: `${path}, ${name}`,
          "other (1/s)": Math.round(median(rates.map((round) => round.other))),
          "here (1/s)": Math.round(median(rates.map((round) => round.here))),
          ratio: Number(ratio.toPrecision(3)),
        });
      }
    }
    report(`cached pages against ${folder}`, rows);
  } finally {
    await other.stop();
    await here.stop();
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("Name the folder of another checkout that is built: node bench/against.ts ../before");
  process.exit(1);
}
await against(folder);
