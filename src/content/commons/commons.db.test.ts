import { describe, expect, onTestFinished, test } from "vitest";
import { type CommonsPage, commonsAddress, photograph, startCommons } from "../../../tests/support/commons-servers.ts";
import { filesBelow, taggedJpeg } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { openTestApi, signInAs, someArticle, someTusker } from "../../../tests/support/test-api.ts";

type Settings = { environment?: Record<string, string>; timeLimitMs?: number };

/** A site and the servers of Commons, with a page about a photograph. */
async function openHere(page: Partial<CommonsPage> = {}, { environment = {}, timeLimitMs }: Settings = {}) {
  const site = await openTestApi(environment);
  encodeHere(site.services);
  const commons = await startCommons();
  onTestFinished(commons.close);
  site.services.commons = commons.serve(site.services, timeLimitMs);
  commons.pages.set("Tusker.jpg", { bytes: await photograph(), ...page });
  const send = (path: string, json: object) => site.call("POST", path, { token: site.token, json });
  const lookUp = async (title = "Tusker.jpg") => {
    const answer = await send("/api/uploads/commons/look-up", { address: commonsAddress(title) });
    return (await answer.json()) as Record<string, unknown>;
  };
  const take = (words: object = {}) =>
    send("/api/uploads/commons", { address: commonsAddress("Tusker.jpg"), ...words });
  const stored = () => filesBelow(`${site.services.config.dataDir}/uploads`);
  return { ...site, commons, send, lookUp, take, stored };
}

const wild = (more: object = {}) => someTusker({ category: "wild", status: "alive", ...more });

describe("a page that is looked up", () => {
  test("is told with maker, licence, date, size and a small image", async () => {
    const { commons, lookUp, stored } = await openHere();
    expect(await lookUp()).toEqual({
      title: "Tusker.jpg",
      pageUrl: "https://commons.wikimedia.org/wiki/File:Tusker.jpg",
      width: 640,
      height: 480,
      bytes: (await photograph()).length,
      credit: "Nimal Perera",
      licence: "CC BY-SA 4.0",
      licenceUrl: "https://creativecommons.org/licenses/by-sa/4.0/",
      takenOn: "2019-03-14",
      description: "A tusker drinks, seen from the side",
      refusal: null,
      showsPosition: false,
      preview: expect.stringMatching(/^data:image\/jpeg;base64,/),
    });
    // Nothing else is asked, and nothing is kept.
    expect(commons.outside.asked.map(({ host, path }) => [host, path.replace(/\?.*/, "")])).toEqual([
      ["commons.wikimedia.org", "/w/api.php"],
      ["upload.wikimedia.org", "/small/Tusker.jpg"],
    ]);
    expect([...(await stored()).keys()]).toEqual([]);
  });

  test.each<[string, Partial<CommonsPage>]>([
    ["in its metadata", { metadata: { GPSLatitude: 6.3651 } }],
    ["in its coordinates", { coordinates: [{ lat: 6.3651, lon: 81.5178, primary: true, globe: "earth" }] }],
    ["in its statements", { mediainfo: { statements: { P1259: [{ mainsnak: {} }] } } }],
    ["in its caption", { mediainfo: { labels: { en: { language: "en", value: "At 6.3651, 81.5178" } } } }],
    ["in its caption in another language", { mediainfo: { labels: { si: { value: "මෙතැන 6.3651, 81.5178" } } } }],
    [
      "in what qualifies a statement",
      {
        mediainfo: {
          statements: {
            P180: [
              {
                mainsnak: {},
                qualifiers: { P2096: [{ datavalue: { value: { latitude: 6.3651, longitude: 81.5178 } } }] },
              },
            ],
          },
        },
      },
    ],
    [
      "behind a link in a statement",
      {
        mediainfo: {
          statements: { P973: [{ mainsnak: { datavalue: { value: "https://maps.google.com/?q=6.3651,81.5178" } } }] },
        },
      },
    ],
    ["in its description in another language", { source: "{{en|A tusker}}{{de|1=Bei 6,3651° N, 81,5178° O}}" }],
    ["in a remark on it", { source: "{{Information}} Taken at 6.3651, 81.5178" }],
    ["in a template", { source: "{{Location|6|21|54.4|N|81|31|4|E}}" }],
    ["in its description", { metadata: { ImageDescription: "Seen at 6°21'54\"N 81°31'04\"E" } }],
    [
      "behind a link",
      { metadata: { ImageDescription: '<a href="https://maps.google.com/?q=6.3651,81.5178">here</a>' } },
    ],
  ])("shows a position that stands %s", async (_where, page) => {
    const { lookUp } = await openHere(page);
    expect(await lookUp()).toMatchObject({ showsPosition: true });
  });

  test.each(["Bathing near the Palatupana gate at dawn", "A tusker at Lahugala"])(
    "proposes no description that tells a place: %s",
    async (ImageDescription) => {
      const { lookUp } = await openHere({ metadata: { ImageDescription } });
      expect(await lookUp()).toMatchObject({ description: null, showsPosition: false });
    },
  );

  test("shows no position where its authors keep it back", async () => {
    const { lookUp } = await openHere({ source: "{{Information|date={{Taken on|2019-03-14}}}}{{Location withheld}}" });
    expect(await lookUp()).toMatchObject({ showsPosition: false });
  });

  test("tells the beginning of what is called a licence and is a long text", async () => {
    const { lookUp } = await openHere({ metadata: { LicenseShortName: "CC BY ".repeat(10_000) } });
    const { licence, refusal } = (await lookUp()) as { licence: string; refusal: string };
    expect(licence.length + refusal.length).toBeLessThan(500);
  });

  test.each<[string, Partial<CommonsPage>, RegExp]>([
    ["a licence without commerce", { metadata: { LicenseShortName: "CC BY-NC 4.0" } }, /commercial/],
    ["no licence", { metadata: { LicenseShortName: null } }, /no licence/],
    ["a drawing", { mime: "image/svg+xml" }, /SVG/],
    ["a video", { mime: "video/webm" }, /video/],
    ["a document", { mime: "application/pdf" }, /application\/pdf/],
  ])("is refused for %s, with the reason, and its file is never fetched", async (_what, page, reason) => {
    const { commons, lookUp, take, stored } = await openHere(page);
    expect(await lookUp()).toMatchObject({ refusal: expect.stringMatching(reason) });
    const answer = await take();
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ message: expect.stringMatching(reason) }),
    ]);
    expect(commons.outside.asked.some(({ path }) => path.startsWith("/file/"))).toBe(false);
    expect([...(await stored()).keys()]).toEqual([]);
  });

  test("reads what strangers wrote without being led astray", async () => {
    const { lookUp } = await openHere({
      metadata: {
        Artist: `${"<div>".repeat(20_000)}<script>alert(1)</script>${"N".repeat(500)}`,
        ImageDescription: "<".repeat(50_000),
        DateTimeOriginal: "about 1905 or so",
      },
    });
    const { credit, takenOn } = (await lookUp()) as { credit: string; takenOn: string };
    expect(credit).toMatch(/^alert\(1\) N+\.\.\.$/);
    expect(credit.length).toBeLessThan(160);
    expect(takenOn).toBe("1905");
  });

  test("must exist, and be a page of Commons", async () => {
    const { commons, send, lookUp } = await openHere();
    expect(await lookUp("Nobody.jpg")).toMatchObject({
      errors: [{ path: "address", message: "Wikimedia Commons has no file with this name." }],
    });
    const before = commons.outside.asked.length;
    const other = await send("/api/uploads/commons/look-up", { address: "https://example.org/wiki/File:Tusker.jpg" });
    expect([other.status, commons.outside.asked.length]).toEqual([422, before]);
  });
});

describe("servers that do not answer as they should", () => {
  const outcome = async (answer: Response) => [answer.status, answer.headers.get("retry-after") !== null];

  test.each<[string, (response: import("node:http").ServerResponse) => void]>([
    ["with a page of HTML", (response) => response.end("<p>Too many requests</p>")],
    ["with an error", (response) => response.writeHead(500).end("{}")],
    ["with other JSON", (response) => response.end('{"error":{"code":"maxlag"}}')],
    ["with far too much", (response) => response.end(JSON.stringify({ query: "x".repeat(1_000_000) }))],
    ["by hanging", () => {}],
    [
      "by breaking off",
      (response) => response.writeHead(200, { "Content-Length": "1000" }).write("{") && response.destroy(),
    ],
    ["by leading elsewhere", (response) => response.writeHead(302, { Location: "http://example.org/" }).end()],
    ["by leading inside", (response) => response.writeHead(302, { Location: "http://127.0.0.1/" }).end()],
  ])("are told as such: they answer %s", async (_how, answer) => {
    const { commons, send } = await openHere({}, { timeLimitMs: 300 });
    commons.instead.set("/w/api.php", answer);
    const told = await send("/api/uploads/commons/look-up", { address: commonsAddress("Tusker.jpg") });
    expect(await outcome(told)).toEqual([503, true]);
    expect(new Set(commons.outside.asked.map(({ host }) => host))).toEqual(new Set(["commons.wikimedia.org"]));
    expect(commons.outside.inside).toEqual([]);
  });

  test("a redirect within Commons is followed", async () => {
    const { commons, take } = await openHere();
    commons.instead.set("/file/Tusker", (response) => {
      response.writeHead(302, { Location: "/moved/Tusker.jpg" }).end();
    });
    const bytes = await photograph();
    commons.instead.set("/moved/", (response) => void response.end(bytes));
    expect((await take()).status).toBe(201);
  });

  test.each<[string, (response: import("node:http").ServerResponse) => void]>([
    ["other bytes than the page describes", (response) => response.end("<svg/>")],
    ["nothing", () => {}],
    [
      "less than was announced",
      (response) => response.writeHead(200, { "Content-Length": "9999" }).write("x") && response.destroy(),
    ],
    ["a way elsewhere", (response) => response.writeHead(302, { Location: "http://example.org/a.jpg" }).end()],
  ])("a file is not taken where it sends %s", async (_what, answer) => {
    const { commons, take, stored } = await openHere({}, { timeLimitMs: 300 });
    commons.instead.set("/file/", answer);
    expect(await outcome(await take())).toEqual([503, true]);
    expect([...(await stored()).keys()]).toEqual([]);
  });

  test("a file on another host is not fetched, even if its page names it", async () => {
    const { commons, take } = await openHere({ fileUrl: "http://127.0.0.1/secret.jpg" });
    expect((await take()).status).toBe(503);
    expect(commons.outside.inside).toEqual([]);
  });

  test("what is no image is refused like an upload, whatever its page calls it", async () => {
    const { take, stored } = await openHere({ bytes: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") });
    const answer = await take();
    expect([answer.status, await answer.json()]).toEqual([
      415,
      expect.objectContaining({ message: expect.stringMatching(/SVG/) }),
    ]);
    expect([...(await stored()).keys()]).toEqual([]);
  });

  test("a file that is too large is not fetched", async () => {
    const environment = { UPLOAD_MAX_BYTES: "20000" };
    const { commons, lookUp, take } = await openHere({ bytes: Buffer.alloc(30_000) }, { environment });
    expect(await lookUp()).toMatchObject({ refusal: expect.stringMatching(/0\.02 MB|0 MB/) });
    expect((await take()).status).toBe(422);
    expect(commons.outside.asked.some(({ path }) => path.startsWith("/file/"))).toBe(false);
  });
});

describe("an image that is taken over", () => {
  test("is cleaned like an upload, and keeps the texts as they were corrected", async () => {
    const { take, stored } = await openHere({ bytes: await taggedJpeg(640, 480) });
    const words = { alt: "A tusker drinks", credit: "N. Perera", licence: "CC BY-SA 4.0", takenOn: "2019" };
    const answer = await take({ ...words, kind: "tusker" });
    expect([answer.status, await answer.json()]).toEqual([
      201,
      expect.objectContaining({
        ...words,
        name: "tusker.jpg",
        sourceUrl: "https://commons.wikimedia.org/wiki/File:Tusker.jpg",
        isPublic: false,
      }),
    ]);
    const files = [...(await stored()).values()];
    expect(files.length).toBeGreaterThan(0);
    expect(files.some((file) => file.includes("SECRET"))).toBe(false);
  });

  test.each([
    "Bathing near the Palatupana gate.jpg",
    "Lahugala tusker.jpg",
    "Tusker in Yala in August 2019.jpg",
    "Yala 12 Aug.jpg",
    "Yala 2019-08.jpg",
    "IMG 20190812 063012.jpg",
  ])("loses a name that tells a place or a month: %s", async (title) => {
    const { commons, send } = await openHere();
    commons.pages.set(title, { bytes: await photograph() });
    const answer = await send("/api/uploads/commons", { address: commonsAddress(title) });
    expect(await answer.json()).toMatchObject({ name: "tusker-photo.jpg" });
  });

  test("keeps a name that tells the park and the year", async () => {
    const { commons, send } = await openHere();
    commons.pages.set("Marching tusker, Yala 2019 (4711).jpg", { bytes: await photograph() });
    const answer = await send("/api/uploads/commons", {
      address: commonsAddress("Marching tusker, Yala 2019 (4711).jpg"),
    });
    expect(await answer.json()).toMatchObject({ name: "marching-tusker-yala-2019-4711.jpg" });
  });

  test("is refused with a text that tells a position", async () => {
    const { take } = await openHere();
    expect((await take({ alt: "At 6.3651, 81.5178" })).status).toBe(422);
  });

  test("may be taken by every role that uploads, and by nobody else", async () => {
    const { call, services, commons } = await openHere();
    const json = { address: commonsAddress("Tusker.jpg") };
    const writer = await signInAs(services, "writer");
    expect((await call("POST", "/api/uploads/commons", { token: writer, json })).status).toBe(201);
    const before = commons.outside.asked.length;
    expect((await call("POST", "/api/uploads/commons/look-up", { json })).status).toBe(401);
    expect(commons.outside.asked.length).toBe(before);
  });

  test.each<[string, Partial<CommonsPage>]>([
    ["its page", { coordinates: [{ lat: 6.3651, lon: 81.5178 }] }],
    ["its file", {}],
  ])(
    "with a position in %s is refused for a tusker who may live wild, however it comes to him",
    async (where, page) => {
      const bytes = where === "its file" ? await taggedJpeg(640, 480) : await photograph();
      const { take, send, call, token } = await openHere({ bytes, ...page });
      const { url } = (await (await take()).json()) as { url: string };
      const refused = async (answer: Response) => [
        answer.status,
        ((await answer.json()) as { message: string }).message,
      ];
      const refusal = [422, expect.stringMatching(/This page shows where the photograph was taken\./)];
      for (const status of ["alive", "missing"]) {
        expect(await refused(await send("/api/tuskers", wild({ status, images: [url] })))).toEqual(refusal);
      }
      expect(await refused(await send("/api/tuskers", wild({ images: [url], publication: "draft" })))).toEqual(refusal);

      // From the library into an entry that is there.
      const living = (await (await send("/api/tuskers", wild())).json()) as { _id: string };
      const put = (id: string, json: object) => call("PUT", `/api/tuskers/${id}`, { token, json });
      expect(await refused(await put(living._id, wild({ images: [url] })))).toEqual(refusal);

      // An entry that becomes one.
      const died = { name: "Raja", status: "dead", images: [url] };
      const dead = (await (await send("/api/tuskers", wild(died))).json()) as { _id: string };
      expect(dead._id).toBeDefined();
      expect(await refused(await put(dead._id, wild({ ...died, status: "missing" })))).toEqual(refusal);

      // Articles, and the dead, may show it.
      expect((await send("/api/articles", someArticle({ images: [url] }))).status).toBe(201);
    },
  );
});
