import type { IncomingMessage, ServerResponse } from "node:http";
import { type HttpSite, openHttpSite } from "./http-site.ts";
import { drawing } from "./sample-images.ts";

export const GEMUNU = "65f1c0ffee65f1c0ffee65f1";
export const RAJA = "65F1C0FFEE65F1C0FFEE65F2F";
export const ARTICLE = "65f1c0ffee65f1c0ffee65f3";

/** The tuskers of a site that grew over years, each of them irregular in its own way. */
const tuskersOf = (url: string): unknown[] => [
  {
    _id: GEMUNU,
    slug: "gemunu",
    name: "Gemunu",
    description: `<p>A bold one.</p><img src="${url}/pictures/gemunu.png">`,
    status: "Alive",
    age: "about 40",
    location: "Yala National Park",
    category: "Wild",
    tags: ["wild", "Yala"],
    imageUrl: [`${url}/pictures/gemunu.png`, `${url}/pictures/broken.png`, "/pictures/second.png"],
    createdAt: "2024-01-02T03:04:05.000Z",
  },
  // An id of 25 characters, a single image, and fields that only the single entry has.
  { _id: RAJA, name: "Raja", tags: [{ name: "domesticated" }], imageUrl: `${url}/moved/raja.png` },
  { _id: "65f1c0ffee65f1c0ffee65f4", name: "Given away", age: 3, location: "at 6.2712, 81.4012", description: "" },
  "nonsense",
  { tusker: { _id: "65f1c0ffee65f1c0ffee65f5", name: "Wrapped", age: 5, location: "Kandy", description: "" } },
  { _id: GEMUNU, name: "Gemunu again", age: 5, location: "Kandy", description: "" },
];

const ARTICLES = {
  success: true,
  data: {
    articles: [
      {
        _id: ARTICLE,
        slug: "why-tusks-are-rare",
        title: "Why tusks are rare",
        excerpt: "Few carry tusks.",
        content: "<p>About seven per cent.</p>",
        category: "EDUCATION",
        author: "Ananda",
        publishDate: "2025-03-04T18:45:00.000Z",
        image: "/pictures/slow.png",
      },
    ],
  },
};

export type OldSite = HttpSite & {
  /** The response to `/api/tuskers`; a test may change it. */
  tuskers: unknown[];
  /** Addresses of images that have been repaired. */
  mended: Set<string>;
};

/** A predecessor of this site, with its quirks: its API is at `/api`, its images at `/pictures`. */
export async function openOldTestSite(): Promise<OldSite> {
  const images = new Map<string, Buffer>();
  for (const [index, name] of ["gemunu", "second", "raja", "slow", "broken"].entries()) {
    images.set(
      `/pictures/${name}.png`,
      await drawing(40 + index, 30)
        .png()
        .toBuffer(),
    );
  }
  const mended = new Set<string>();
  const state: { tuskers: unknown[] } = { tuskers: [] };
  const sendJson = (response: ServerResponse, value: unknown, status = 200) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
  };
  let askedForArticles = 0;
  const answer = (path: string, response: ServerResponse, _request: IncomingMessage): unknown => {
    const whole = mended.has(path);
    const image = images.get(path);
    if (path === "/api/tuskers") return sendJson(response, state.tuskers);
    if (path === `/api/tuskers/${RAJA}`) {
      return sendJson(response, { data: { _id: RAJA, name: "Raja", age: 70, location: "Kandy", description: "Old." } });
    }
    if (path === "/api/articles") {
      askedForArticles += 1;
      if (askedForArticles > 1) return sendJson(response, ARTICLES);
      response.writeHead(503, { "Retry-After": "0" });
      return response.end("busy");
    }
    if (path.startsWith("/moved/")) {
      return response.writeHead(301, { Location: path.replace("moved", "pictures") }).end();
    }
    if (path === "/pictures/broken.png" && !whole) return response.end("this is no picture");
    if (path === "/pictures/slow.png" && !whole) {
      // The response begins and then stalls.
      response.writeHead(200, { "Content-Type": "image/png" });
      return response.write(image?.subarray(0, 10));
    }
    if (image) return response.writeHead(200, { "Content-Type": "image/png" }).end(image);
    return sendJson(response, { message: "Not found" }, 404);
  };
  const site = await openHttpSite((path, response, request) => void answer(path, response, request));
  state.tuskers = tuskersOf(site.url);
  return Object.assign(state, site, { mended });
}
