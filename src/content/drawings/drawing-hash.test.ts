import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { articleCard, openGraphCard } from "../../artwork/cards/share-card.ts";
import { drawLandscape } from "../../artwork/landscapes/landscape.ts";
import { DRAWN_STATUSES, DRAWN_TUSK_SHAPES } from "../../artwork/parameters.ts";
import { drawPortrait } from "../../artwork/portrait/portrait.ts";
import { HABITATS, LIGHTS, POSES } from "../../artwork/portrait-parameters.ts";
import { NOTHING_RECORDED } from "../../artwork/recorded-body.ts";
import { DRAWING_VERSION, drawingHash } from "./drawing-hash.server.ts";

test("a hash is the same for the same values and another for others", () => {
  expect(drawingHash({ seed: "gemunu" })).toMatch(/^[0-9a-f]{12}$/);
  expect(drawingHash({ seed: "gemunu" })).toBe(drawingHash({ seed: "gemunu" }));
  expect(drawingHash({ seed: "gemunu" })).not.toBe(drawingHash({ seed: "raja" }));
  expect(drawingHash("a", "b")).not.toBe(drawingHash("ab"));
});

/** Browsers cache a drawing forever under its address. Only a new version changes all addresses. */
test("whoever changes what is drawn raises DRAWING_VERSION and writes both numbers here", () => {
  const sum = createHash("sha256");
  for (const pose of POSES) {
    for (const status of DRAWN_STATUSES) {
      for (const [index, habitat] of HABITATS.entries()) {
        const light = LIGHTS[index % LIGHTS.length];
        sum.update(
          drawPortrait({ seed: `${pose}-${habitat}`, pose, status, habitat, light, regalia: index % 2 === 0 }),
        );
      }
    }
  }
  for (const tuskShape of DRAWN_TUSK_SHAPES) sum.update(drawPortrait({ seed: tuskShape, tuskShape }));
  for (const regalia of [false, true]) sum.update(drawPortrait({ seed: "one", tusks: "one", regalia }));
  const known = { isImagined: false, ear: { edge: "torn", fold: "forward", lobe: "square" } } as const;
  for (const recorded of [
    NOTHING_RECORDED,
    { left: known, right: { ...known, broken: "half", sight: "weak" } },
  ] as const) {
    for (const pose of POSES) {
      for (const habitat of HABITATS) sum.update(drawPortrait({ seed: habitat, pose, habitat, recorded }));
      sum.update(drawPortrait({ seed: pose, pose, status: "missing", recorded }));
    }
  }
  for (const habitat of HABITATS) {
    sum.update(drawLandscape({ seed: habitat, habitat, light: "dusk", herd: "family", walking: "left" }));
  }
  sum.update(openGraphCard({ name: "Gemunu", statusLine: "Alive", portrait: { seed: "gemunu" } }).svg);
  sum.update(articleCard({ title: "Ivory", category: "research", slug: "ivory" }).svg);
  expect([DRAWING_VERSION, sum.digest("hex").slice(0, 16)]).toEqual([7, "3b12f4a67125c356"]);
});
