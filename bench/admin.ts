import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pino from "pino";
import { type Api, createApi } from "../src/app/server/api.server.ts";
import { openServices } from "../src/app/server/services.server.ts";
import { ARTICLE_SORTS } from "../src/content/articles/article-sort.ts";
import { TUSKER_SORTS } from "../src/content/tuskers/tusker-sort.ts";
import { createAccount } from "../src/people/accounts/actions/create-account.server.ts";
import { readConfig } from "../src/platform/config/config.server.ts";
import { makeArticles } from "./make-articles.ts";
import { makeTuskers } from "./make-tuskers.ts";
import { medianTime, report } from "./measure.ts";

const SIZE = 10_000;
const LIMIT = 20;
const ROUNDS = 20;

const CREDENTIALS = { username: "keeper", password: "a good long password" };

async function signIn(api: Api): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  const answer = await api.request("/api/auth/login", { method: "POST", headers, body: JSON.stringify(CREDENTIALS) });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** The lists of the dashboard: each sort order without a filter, and some with filters. */
const LISTS = {
  tuskers: { sorts: TUSKER_SORTS, filters: ["", "&publication=draft", "&category=wild", "&status=dead"] },
  articles: {
    sorts: ARTICLE_SORTS,
    filters: ["", "&publication=draft", "&publication=published", "&category=wildlife"],
  },
} as const;

/** Measures the first and last page of the dashboard's lists with ten thousand tuskers and ten thousand articles. */
export async function admin(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-bench-"));
  const config = readConfig({ DATA_DIR: folder, STARTER_CONTENT: "off" });
  const services = await openServices(config, { log: pino({ level: "silent" }) });
  try {
    await makeTuskers(services.db, SIZE);
    await makeArticles(services.db, SIZE);
    await sql`update tuskers set
      publication = case when seq % 10 = 0 then 'draft' else 'published' end,
      status = case seq % 7 when 0 then 'dead' when 1 then 'missing' else 'alive' end,
      age = case when seq % 13 = 0 then null else (seq * 7919) % 80 end`.execute(services.db.write);
    await createAccount(services, CREDENTIALS);
    const api = createApi(services);
    const headers = { Authorization: `Bearer ${await signIn(api)}` };
    /** @returns the total number of entries in the list */
    const ask = async (path: string): Promise<number> => {
      const answer = await api.request(path, { headers });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      await answer.json();
      return Number(answer.headers.get("X-Total-Count"));
    };
    const rows: Record<string, string | number>[] = [];
    for (const [list, { sorts, filters }] of Object.entries(LISTS)) {
      for (const filter of filters) {
        for (const sort of sorts) {
          const page = (number: number) =>
            ask(`/api/${list}?drafts=1&sort=${sort}${filter}&page=${number}&limit=${LIMIT}`);
          const total = await page(1);
          const last = Math.max(1, Math.ceil(total / LIMIT));
          rows.push({
            list: `${list} ${sort}${filter.replace("&", " ")}`,
            entries: total,
            "first page (ms)": Number((await medianTime(() => page(1), ROUNDS)).toFixed(1)),
            "last page (ms)": Number((await medianTime(() => page(last), ROUNDS)).toFixed(1)),
          });
        }
      }
    }
    report("admin", rows);
  } finally {
    await services.close();
    await rm(folder, { recursive: true, force: true });
  }
}
