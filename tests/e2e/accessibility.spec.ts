import { AxeBuilder } from "@axe-core/playwright";
import { openAdminScreen, PATTERNS } from "../support/admin-screens.ts";
import { expect, test } from "../support/e2e-site.ts";
import { chooseInAnotherTab, isShownAt, openScreen, PUBLIC_SCREENS } from "../support/public-screens.ts";

const WIDTHS = { 390: 844, 1280: 900 };

// A trace of each of these many short tests takes longer than the test.
test.use({ content: "starter", trace: "off" });

const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}

for (const [width, height] of Object.entries(WIDTHS)) {
  test.describe(`the page of patterns, ${width} px`, () => {
    test.use({ viewport: { width: Number(width), height }, reducedMotion: "reduce" });

    test("no piece has a violation by day and by night, nor has a dialog", async ({ page, site }) => {
      await openAdminScreen(page, site, PATTERNS, "day");
      const everything = new AxeBuilder({ page }).options({ rules: { "target-size": { enabled: true } } });
      expect(await violations(everything), "by day").toEqual([]);
      for (const name of ["Open a wide dialog", "Ask a question", "Ask before taking away"]) {
        await page.getByRole("button", { name }).click();
        expect(await violations(new AxeBuilder({ page }).include("dialog[open]")), name).toEqual([]);
        await page.keyboard.press("Escape");
      }
      await chooseInAnotherTab(page, "night");
      expect(await violations(new AxeBuilder({ page }).withRules(COLOUR_RULES)), "by night").toEqual([]);
    });
  });
}

for (const screen of PUBLIC_SCREENS) {
  for (const [width, height] of Object.entries(WIDTHS)) {
    if (!isShownAt(screen, Number(width))) continue;
    test.describe(`${screen.name}, ${width} px`, () => {
      test.use({
        viewport: { width: Number(width), height },
        // Colours on their way from one to another are no colours of the design.
        reducedMotion: "reduce",
        // The browser itself notes an answer that is an error, the document's own among them.
        mayComplain: [screen.failing || screen.status >= 400 ? [/^Failed to load resource/] : [], { scope: "test" }],
      });

      test("has no violation by day and by night, loads whole and from this site alone", async ({ page, trouble }) => {
        await openScreen(page, screen, "day");
        // Off by default; 24 px are part of WCAG 2.2.
        const everything = new AxeBuilder({ page }).options({ rules: { "target-size": { enabled: true } } });
        expect(await violations(everything), "by day").toEqual([]);
        await chooseInAnotherTab(page, "night");
        // The night changes colours and nothing else.
        expect(await violations(new AxeBuilder({ page }).withRules(COLOUR_RULES)), "by night").toEqual([]);
        if (!screen.failing) expect(trouble.failed).toEqual([]);
      });
    });
  }
}
