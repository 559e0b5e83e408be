import { createHash } from "node:crypto";
import { findServedImage, findServedVariant } from "../../content/image-library/image-access.server.ts";
import { listStoredFiles, type StoredFile } from "../../content/images/stored-files.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";

/** How many addresses of a site were requested, and what was wrong. */
export type SiteCheck = {
  pages: number;
  /** API calls, feeds and similar addresses. */
  calls: number;
  /** Drawings and cards of entries. */
  drawings: number;
  /** Stored images and their variants, as readers get them. */
  pictures: number;
  /** Images that readers cannot get, read directly from the store. */
  hiddenPictures: number;
  /** One sentence per problem. */
  problems: string[];
};

type App = { request(path: string): Response | Promise<Response> };

type CheckOptions = {
  app: App;
  services: Pick<Services, "db" | "storage" | "clock" | "config">;
  /** The expected SHA-256 hash (hexadecimal) of a stored file, by its key; undefined if it is unknown. */
  hashOf(key: string): string | undefined;
  onProgress?(asked: number): void;
};

const DOCUMENTS = ["/robots.txt", "/site.webmanifest", "/feeds/articles.xml", "/feeds/directory.xml"];
const CALLS = ["/api/tuskers/featured", "/api/tuskers/tags/all", "/api/articles/tags/all", "/api/articles/recent"];
/** How many entries one call lists. */
const PER_CALL = 100;

type ListedEntry = { _id: string; slug: string; portraitUrl?: string; landscapeUrl?: string };

/** Requests everything that readers can get from a site, in this process. */
export async function checkSite({ app, services, hashOf, onProgress }: CheckOptions): Promise<SiteCheck> {
  const check: SiteCheck = { pages: 0, calls: 0, drawings: 0, pictures: 0, hiddenPictures: 0, problems: [] };
  let asked = 0;

  async function ask(path: string): Promise<Buffer | undefined> {
    asked += 1;
    onProgress?.(asked);
    const answer = await app.request(path);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status === 200) return body;
    check.problems.push(`${path} answers ${answer.status}.`);
    return undefined;
  }

  async function askPage(path: string): Promise<string> {
    const page = (await ask(path))?.toString("utf8");
    check.pages += 1;
    if (page !== undefined && !page.trimEnd().endsWith("</html>"))
      check.problems.push(`${path} is not a complete page.`);
    return page ?? "";
  }

  /** Requests every page of a list by following its links. */
  async function askList(path: string): Promise<void> {
    for (let number = 1, next: string | undefined = path; next !== undefined; ) {
      const page = await askPage(next);
      number += 1;
      next = page.includes(`"${path}?page=${number}"`) ? `${path}?page=${number}` : undefined;
    }
  }

  async function askDocument(path: string): Promise<string> {
    check.calls += 1;
    return (await ask(path))?.toString("utf8") ?? "";
  }

  const locations = (xml: string): string[] =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);

  /** All addresses in the sitemap, including one that is split into several files. */
  async function listPages(): Promise<string[]> {
    const first = await askDocument("/sitemap.xml");
    if (!first.includes("<sitemapindex")) return locations(first);
    const sheets: string[] = [];
    for (const path of locations(first)) sheets.push(...locations(await askDocument(path)));
    return sheets;
  }

  /** Requests each entry by id and by slug, and its drawings. */
  async function askEntries(kind: "tuskers" | "articles"): Promise<void> {
    for (let page = 1; ; page += 1) {
      const listed = JSON.parse(await askDocument(`/api/${kind}?page=${page}&limit=${PER_CALL}`)) as ListedEntry[];
      for (const { _id, slug, portraitUrl, landscapeUrl } of listed) {
        await askDocument(`/api/${kind}/${_id}`);
        await askDocument(`/api/${kind}/slug/${slug}`);
        for (const drawing of [portraitUrl, landscapeUrl]) {
          if (drawing === undefined) continue;
          check.drawings += 1;
          await ask(drawing);
        }
      }
      if (listed.length < PER_CALL) break;
    }
  }

  async function askImage({ folder, name, bytes, hash }: StoredFile): Promise<void> {
    const key = `${folder}/${name}`;
    const find = folder === "public" ? findServedImage : findServedVariant;
    const served = await find(services.db.read, name, siteDay(services.clock.now()));
    const sums = createHash("sha256");
    let size = 0;
    if (served?.isPublic) {
      check.pictures += 1;
      const body = await ask(`/uploads/${key}`);
      if (body === undefined) return;
      sums.update(body);
      size = body.length;
    } else {
      check.hiddenPictures += 1;
      const object = await services.storage.open(key);
      if (object === undefined) {
        check.problems.push(`${key} is not in the store.`);
        return;
      }
      for await (const piece of object.stream as AsyncIterable<Buffer>) {
        sums.update(piece);
        size += piece.length;
      }
    }
    const found = sums.digest("hex");
    if (size !== bytes || found !== (hashOf(key) ?? found) || found !== (hash ?? found)) {
      check.problems.push(`${key} differs from what was recorded.`);
    }
  }

  for (const path of await listPages()) {
    if (path === "/tuskers" || path === "/articles") await askList(path);
    else await askPage(path);
  }
  for (const path of [...DOCUMENTS, ...CALLS]) await askDocument(path);
  for (const kind of ["tuskers", "articles"] as const) await askEntries(kind);
  for await (const file of listStoredFiles(services.db.read)) await askImage(file);
  return check;
}
