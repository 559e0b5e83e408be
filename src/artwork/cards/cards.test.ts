import { expect, test } from "vitest";
import { flawsOfSvg } from "../../../tests/support/svg-flaws.ts";
import { POSES, SIDES } from "../portrait-parameters.ts";
import { displayWidth, letter } from "./lettering.ts";
import { articleCard, openGraphCard, siteCard } from "./share-card.ts";

const longName = "Sri Maha Bodhi Perahera Tusker Vasala of Kataragama and Sella Kataragama, called the Elder & Greater";

test("a name is set as large as it fits, in at most three lines", () => {
  expect(letter("Gemunu", 540, [104, 80])).toEqual({ lines: ["Gemunu"], size: 104 });
  const long = letter(longName, 540, [104, 60, 33]);
  expect(long.lines.length).toBeLessThanOrEqual(3);
  expect(long.size).toBe(33);
  for (const line of long.lines) expect(displayWidth(line) * long.size).toBeLessThanOrEqual(540);
});

test("a word that fits nowhere is shortened", () => {
  const { lines, size } = letter("W".repeat(60), 300, [60, 40]);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.endsWith("…")).toBe(true);
  expect(displayWidth(lines[0] ?? "") * size).toBeLessThanOrEqual(300);
});

test("a tusker's card draws well in every pose, with long and strange names", () => {
  for (const pose of POSES) {
    for (const facing of SIDES) {
      for (const name of ["Raja", longName, 'A <b> & "c"', "කණ්ඩුල", ""]) {
        const portrait = { seed: "a", pose, facing };
        const { svg } = openGraphCard({ name, statusLine: "Alive, as of August 2025", kind: "Wild & free", portrait });
        expect(flawsOfSvg(svg), `${pose} ${facing} ${name}`).toEqual([]);
        expect(svg.length).toBeLessThan(100_000);
      }
    }
  }
});

test("a card has name and status on the side opposite the animal", () => {
  const statusLine = "Alive, as of August 2025";
  const portrait = { seed: "gemunu", pose: "front", facing: "right" } as const;
  const { svg, words } = openGraphCard({ name: "Gemunu", native: "ගැමුණු", statusLine, portrait });
  expect(words).toMatchObject({ at: "right", headline: { lines: ["Gemunu"] }, native: "ගැමුණු", line: statusLine });
  expect(svg).toContain('width="1200" height="630"');
});

test("an article's card draws well", () => {
  const title = "The Gathering: grass, not water";
  const { svg, words } = articleCard({ title, category: "wildlife", slug: "g", tags: ["tank"] });
  expect(flawsOfSvg(svg)).toEqual([]);
  expect(words.headline.lines.join(" ")).toBe(title);
  expect(words.kicker).toBe("Wildlife");
});

test("the site's own card draws well", () => {
  const { svg, words } = siteCard();
  expect(flawsOfSvg(svg)).toEqual([]);
  expect(words.headline.lines.join(" ")).toBe("Sri Lankan Tuskers");
});
