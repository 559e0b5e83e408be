import { expect, test } from "vitest";
import { flawsOfSvg } from "../../../tests/support/svg-flaws.ts";
import { ASPECTS } from "../drawn-images.ts";
import { HABITATS, LIGHTS } from "../portrait-parameters.ts";
import { articleLandscape, landscapeFor } from "./article-landscape.ts";
import { drawLandscape } from "./landscape.ts";
import { drawLost } from "./lost.ts";

test("every landscape draws well, with and without a herd", () => {
  for (const habitat of [...HABITATS, "lakebed"] as const) {
    for (const [i, light] of LIGHTS.entries()) {
      for (const herd of ["none", "bull", "family", "gathering"] as const) {
        const walking = herd === "bull" ? "right" : "left";
        const landscape = { seed: "l", habitat, light, herd, walking } as const;
        const svg = drawLandscape(landscape, { aspect: ASPECTS[i], title: "A <land>" });
        expect(flawsOfSvg(svg), `${habitat} ${light} ${herd}`).toEqual([]);
        expect(svg.length).toBeLessThan(100_000);
      }
    }
  }
});

test("an article always has the same landscape", () => {
  const article = { slug: "ivory-and-the-law", tags: ["law"], category: "conservation" };
  expect(landscapeFor(article, "3:2")).toBe(landscapeFor({ ...article }, "3:2"));
});

test("an article's tags decide the place and who walks there", () => {
  const at = (...tags: string[]) => articleLandscape({ slug: "x", tags, category: "wildlife" });
  expect(at("minneriya", "the gathering")).toMatchObject({ habitat: "lakebed", herd: "gathering" });
  expect(at("perahera")).toMatchObject({ habitat: "temple", herd: "bull" });
  expect(at("udawalawe", "orphans")).toMatchObject({ habitat: "grassland", herd: "family" });
});

test("fifteen articles without telling tags look different from each other", () => {
  const artworks = Array.from({ length: 15 }, (_, i) =>
    landscapeFor({ slug: `article-${i}`, tags: [], category: "research" }, "3:2", { id: "x" }),
  );
  expect(new Set(artworks).size).toBe(15);
  const kinds = Array.from({ length: 15 }, (_, i) => {
    const { habitat, light, herd } = articleLandscape({ slug: `article-${i}`, tags: [], category: "research" });
    return `${habitat} ${light} ${herd}`;
  });
  expect(new Set(kinds).size).toBeGreaterThan(10);
});

test("elephants stand on the bed of a tank, never on its water", () => {
  for (let i = 0; i < 200; i++) {
    const { habitat, herd } = articleLandscape({ slug: `article-${i}`, tags: [], category: "research" });
    if (habitat === "tank") expect(herd).toBe("none");
  }
});

test("the tusker in the mist draws well", () => {
  expect(flawsOfSvg(drawLost())).toEqual([]);
});
