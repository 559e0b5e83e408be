import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { createCommons } from "../../src/content/commons/commons.server.ts";
import { createGuardedFetch } from "../../src/platform/outgoing/guarded-fetch.server.ts";
import { startOutside } from "./outside-servers.ts";
import { drawing } from "./sample-images.ts";

/** What a page of Wikimedia Commons says of its file. */
export type CommonsPage = {
  bytes: Buffer;
  mime?: string;
  /** Texts in HTML by their names in `extmetadata`; null leaves out what most pages have. */
  metadata?: Record<string, string | number | null>;
  coordinates?: object[];
  /** Statements and captions beside the page. */
  mediainfo?: object;
  /** What its authors wrote. */
  source?: string;
  /** Where the page says that the file is. */
  fileUrl?: string;
};

/** A photograph as it comes from a camera that knows no position. */
export const photograph = (width = 640): Promise<Buffer> =>
  drawing(width, Math.round(width * 0.75))
    .jpeg()
    .toBuffer();

const METADATA: NonNullable<CommonsPage["metadata"]> = {
  ImageDescription: "A <b>tusker</b> drinks, seen from the side",
  Artist: '<a href="//commons.wikimedia.org/wiki/User:Nimal" title="User:Nimal">Nimal Perera</a>',
  DateTimeOriginal: '<time class="dtstart" datetime="2019-03-14">14 March 2019</time>, 10:22:33',
  LicenseShortName: "CC BY-SA 4.0",
  LicenseUrl: "https://creativecommons.org/licenses/by-sa/4.0",
  Categories: "Elephas maximus maximus|Files by Nimal",
};

const SOURCE = `== {{int:filedesc}} ==
{{Information
|description={{en|1=A '''tusker''' drinks, seen from the side}}
|date={{Taken on|2019-03-14 10:22:33|location=Sri Lanka}}
|source={{own}}
|author=[[User:Nimal|Nimal Perera]], Canon EOS 5D, 1/250 s, f/5.6, 400 mm, ISO 800
|permission={{VRT permission|ticket=2019031410005678}}
|other versions=[[File:Foo 12.5.jpg|thumb|250x250px]]
}}
{{FlickreviewR|Nimal|https://www.flickr.com/photos/12345678@N00/4567890123|2019-05-15 12:13:26|cc-by-sa-2.0|3}}
== {{int:license-header}} ==
{{self|cc-by-sa-4.0,3.0,2.5,2.0,1.0}}
[[Category:Elephants of Sri Lanka]] [[Category:Photographs taken on 2019-03-14]]`;

const MEDIAINFO = {
  labels: { en: { language: "en", value: "A tusker" }, si: { language: "si", value: "ඇතෙක්" } },
  statements: {
    P571: [
      {
        mainsnak: {
          snaktype: "value",
          property: "P571",
          hash: "b213fef62a4b2cbd0a5a3d3fdb5ad10b82cbd0f6",
          datavalue: { value: { time: "+2019-03-14T00:00:00Z", precision: 11 }, type: "time" },
        },
        id: "M4711$2F3A6B1C-1234-4567-8901-0E9F8A7B6C5D",
        rank: "normal",
      },
    ],
  },
};

/** The servers of Wikimedia Commons, for a site in this process. */
export async function startCommons() {
  const pages = new Map<string, CommonsPage>();
  /** Answers instead of what the servers would say, by the beginning of the path. */
  const instead = new Map<string, (response: ServerResponse) => void>();

  const answerFor = (title: string) => {
    const page = pages.get(title);
    if (page === undefined) return { ns: 6, title: `File:${title}`, missing: true };
    const metadata = Object.entries({ ...METADATA, ...page.metadata }).filter(([, value]) => value !== null);
    const fileUrl = page.fileUrl ?? outside.url("upload.wikimedia.org", `/file/${encodeURIComponent(title)}`);
    return {
      pageid: 4711,
      ns: 6,
      title: `File:${title}`,
      imagerepository: "local",
      imageinfo: [
        {
          size: page.bytes.length,
          width: 640,
          height: 480,
          url: fileUrl,
          thumburl: outside.url("upload.wikimedia.org", `/small/${encodeURIComponent(title)}`),
          descriptionurl: `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(title.replaceAll(" ", "_"))}`,
          mime: page.mime ?? "image/jpeg",
          sha1: createHash("sha1").update(page.bytes).digest("hex"),
          extmetadata: Object.fromEntries(
            metadata.map(([name, value]) => [name, { value, source: "commons-desc-page" }]),
          ),
        },
      ],
      ...(page.coordinates && { coordinates: page.coordinates }),
      revisions: [
        {
          slots: {
            main: { contentmodel: "wikitext", content: page.source ?? SOURCE },
            mediainfo: { contentmodel: "wikibase-mediainfo", content: JSON.stringify(page.mediainfo ?? MEDIAINFO) },
          },
        },
      ],
    };
  };

  const outside = await startOutside((path, response) => {
    for (const [beginning, answer] of instead) if (path.startsWith(beginning)) return answer(response);
    const url = new URL(path, "http://localhost");
    if (url.pathname === "/w/api.php") {
      const title = (url.searchParams.get("titles") ?? "").replace(/^File:/, "");
      const body = { batchcomplete: true, query: { pages: [answerFor(title)] } };
      return void response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    }
    const [, title] = /^\/(?:file|small)\/(.+)$/.exec(url.pathname) ?? [];
    const page = pages.get(decodeURIComponent(title ?? ""));
    if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "Content-Type": page.mime ?? "image/jpeg" }).end(page.bytes);
  });

  /** What a site has to look pages up here. */
  const serve = ({ config, clock }: Omit<Parameters<typeof createCommons>[0], "outside">, timeLimitMs?: number) =>
    createCommons({
      config,
      clock,
      outside: {
        home: outside.url("commons.wikimedia.org"),
        fetchGuarded: (limits) =>
          createGuardedFetch({ ...outside.options, ...limits, ...(timeLimitMs && { timeLimitMs }) }),
      },
    });

  return { outside, pages, instead, serve, close: outside.close };
}

/** The address of a file's page. */
export const commonsAddress = (title: string): string =>
  `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(title.replaceAll(" ", "_"))}`;
