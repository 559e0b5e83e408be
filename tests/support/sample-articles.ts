import type { E2eSite } from "./e2e-site.ts";

/**
 * Adds twelve articles: eleven about counting, so that their list has two pages, and one with everything that a page
 * can show.
 */
export async function addArticles({ call }: Pick<E2eSite, "call">): Promise<void> {
  const known = await call("GET", "/api/articles?search=gathering+comes&limit=1");
  // The test files of a worker share the site, which may have the articles already.
  if (known.headers.get("X-Total-Count") !== "0") return;
  const counts = Array.from({ length: 11 }, (_, index) => ({
    title: `Counting at waterhole ${index + 1}`,
    excerpt: `What the watchers at waterhole ${index + 1} saw in one night.`,
    content: "They counted until the moon went down.",
    author: "The editors",
    publishDate: `2025-11-${String(index + 10)}`,
    category: "research",
  }));
  const gathering = {
    title: "Why the Gathering comes for grass, not water",
    excerpt:
      "The bared bed of Minneriya grows the sweetest grass in the dry zone, and when the tank stays full the herds stay away from it.",
    content: [
      "A crowd of elephants beside a lake looks like a crowd that has come to drink.",
      "<h2>When the tank falls</h2>",
      "As the tank empties, its bed is sown by nobody and grows within weeks.",
      "<h2>When the tank stays full</h2>",
      "<blockquote>A full tank is good news for everyone but the elephants.</blockquote>",
      "<h2>In figures</h2>",
      "<table><thead><tr><th>Month</th><th>Elephants</th></tr></thead><tbody><tr><td>August</td><td>300</td></tr></tbody></table>",
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    ].join("\n\n"),
    author: "Ananda Perera",
    publishDate: "2025-12-12",
    category: "conservation",
    tags: ["habitat", "Minneriya", "corridors"],
    sources: [{ title: "A count of the herds", url: "https://paper.example/gathering", kind: "news" }],
  };
  for (const article of [...counts, gathering]) {
    const answer = await call("POST", "/api/articles", article);
    if (answer.status !== 201) throw new Error(`An article could not be made: ${await answer.text()}`);
  }
}
