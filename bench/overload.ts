import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startSite } from "../tests/support/running-site.ts";
import { report } from "./measure.ts";
import { percentile, steadyLoad } from "./steady-load.ts";

const run = promisify(execFile);

const CONNECTIONS = 1000;
const SECONDS = 10;
/** A rate that puts no load on a site: this measures how long a reader waits during the flood. */
const PER_SECOND = 20;
const CACHED = ["/", "/tuskers", "/tuskers?page=2", "/articles", "/about", "/api/tuskers?page=1&limit=9"];

/** The result of a flood. Times are in milliseconds. */
type Flood = { answers: number; refused: number; failed: number; median: number; p99: number };

const DONE = `
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"answers":%d,"refused":%d,"failed":%d,"median":%.1f,"p99":%.1f}',
    summary.requests, errors.status, errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end`;

/** @param next Lua expression for the path of request number \`index\` */
async function flood(url: string, next: string): Promise<Flood> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-bench-"));
  try {
    const script = join(folder, "flood.lua");
    const request = `local index = 0\nrequest = function()\n  index = index + 1\n  return wrk.format(nil, ${next})\nend`;
    await writeFile(script, `wrk.headers["Accept-Encoding"] = "br"\n${request}\n${DONE}`);
    const options = ["-t1", "--timeout", "20s", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-s", script, url];
    const { stdout } = await run("wrk", options);
    return JSON.parse(stdout.slice(stdout.lastIndexOf('{"answers"')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const one = (paths: string[]): string =>
  `({${paths.map((path) => JSON.stringify(path)).join(",")}})[index % ${paths.length} + 1]`;

/**
 * Opens a thousand connections at once: first to cached pages, where nothing may fail, then to pages requested only
 * once, where excess requests must be refused while cached pages stay available.
 */
export async function overload(): Promise<void> {
  const site = await startSite({ content: "starter" });
  try {
    const { url } = site;
    // The flood requests them compressed, the reader uncompressed.
    for (const path of CACHED) {
      for (const encoding of ["br", "identity"]) {
        await (await fetch(url + path, { headers: { "Accept-Encoding": encoding } })).arrayBuffer();
      }
    }
    const cached = await flood(url, one(CACHED));
    if (cached.refused + cached.failed > 0) throw new Error(`Cached pages failed: ${JSON.stringify(cached)}`);

    const [pressed, times] = await Promise.all([
      flood(url, '"/tuskers?search=n" .. index'),
      steadyLoad({ url, paths: CACHED, perSecond: PER_SECOND, seconds: SECONDS }),
    ]);
    if (pressed.failed > 0) throw new Error(`Some were neither answered nor refused: ${JSON.stringify(pressed)}`);
    report("overload", [
      { what: `${CONNECTIONS} connections on cached pages`, ...cached },
      { what: `${CONNECTIONS} connections on pages asked for once`, ...pressed },
      {
        what: "cached pages meanwhile",
        ...{ answers: times.length, refused: 0, failed: 0 },
        ...{ median: Math.round(percentile(times, 50)), p99: Math.round(percentile(times, 99)) },
      },
    ]);
  } finally {
    await site.stop();
  }
}
