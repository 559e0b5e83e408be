import type { E2eSite } from "./running-site.ts";
import { drawing } from "./sample-images.ts";

/** The slugs of entries of kinds that the starter content lacks. */
export const TUSKER_WITH_IMAGE = "a-photographed-tusker";
export const REMOVED_TUSKER = "a-removed-tusker";
export const REMOVED_ARTICLE = "a-removed-article";

async function add(site: E2eSite, path: string, fields: Record<string, unknown>): Promise<string> {
  const answer = await site.call("POST", path, fields);
  if (answer.status !== 201) throw new Error(`An entry could not be made: ${await answer.text()}`);
  return ((await answer.json()) as { _id: string })._id;
}

async function remove(site: E2eSite, path: string): Promise<void> {
  const answer = await site.call("DELETE", path);
  if (answer.status !== 200) throw new Error(`An entry could not be removed: ${await answer.text()}`);
}

async function image(site: E2eSite, width: number, height: number, fileName: string): Promise<string> {
  // Smooth: the pages need its size alone, and noise takes an encoder longer than the page takes a browser.
  const bytes = await drawing(width / 10, height / 10)
    .resize(width, height)
    .jpeg()
    .toBuffer();
  return site.upload(new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), fileName);
}

/** Adds a tusker with images, a video and a table, and a tusker and an article that were removed again. */
export async function addRareEntries(site: E2eSite): Promise<void> {
  const images = [
    await image(site, 480, 600, "front.jpg"),
    await image(site, 600, 400, "side.jpg"),
    await image(site, 480, 640, "tank.jpg"),
  ];
  await add(site, "/api/tuskers", {
    name: "A photographed tusker",
    age: 41,
    ageNote: "By the width of his jaw",
    location: "Yala National Park",
    category: "wild",
    status: "alive",
    statusAsOf: "2024-05",
    aliases: ["ඡායාරූප ඇතා", "புகைப்பட யானை"],
    tags: ["photographs", "video"],
    images,
    imageDetails: images.map((url, index) => ({ url, alt: `A tusker, picture ${index + 1}`, credit: "A. Perera" })),
    description: [
      "He has been photographed more often than any other.",
      "<h2>As a film</h2>",
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      "<table><thead><tr><th>Year</th><th>Pictures</th></tr></thead><tbody><tr><td>2023</td><td>12</td></tr></tbody></table>",
      '<img src="elsewhere.jpg" alt="By the tank">',
      "<blockquote>He did not seem to mind.</blockquote>",
    ].join("\n\n"),
    sources: [{ title: "A paper", url: "https://paper.example/photographed", kind: "news" }],
  });
  await remove(
    site,
    `/api/tuskers/${await add(site, "/api/tuskers", { name: "A removed tusker", age: 30, location: "Yala National Park" })}`,
  );
  const article = {
    title: "A removed article",
    excerpt: "It was here.",
    content: "It was here.",
    author: "The editors",
    publishDate: "2025-01-01",
    category: "education",
  };
  await remove(site, `/api/articles/${await add(site, "/api/articles", article)}`);
}
