import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../support/e2e-site.ts";
import { isShownAt, openScreen, PUBLIC_SCREENS } from "../support/public-screens.ts";

const WIDTHS = { 390: 844, 1280: 900 };
const MODES = ["day", "night"] as const;

// A trace of each of these many short tests takes longer than the test.
test.use({ content: "starter", trace: "off" });

for (const screen of PUBLIC_SCREENS) {
  for (const [width, height] of Object.entries(WIDTHS)) {
    if (!isShownAt(screen, Number(width))) continue;
    for (const mode of MODES) {
      test.describe(`${screen.name}, ${width} px, by ${mode}`, () => {
        test.use({
          viewport: { width: Number(width), height },
          // Colours on their way from one to another are no colours of the design.
          reducedMotion: "reduce",
          // The browser itself notes an answer that is an error, the document's own among them.
          mayComplain: [screen.failing || screen.status >= 400 ? [/^Failed to load resource/] : [], { scope: "test" }],
        });

        test("has no violation, loads whole and from this site alone", async ({ page, trouble }) => {
          await openScreen(page, screen, mode);
          const { violations } = await new AxeBuilder({ page })
            // Off by default; 24 px are part of WCAG 2.2.
            .options({ rules: { "target-size": { enabled: true } } })
            .analyze();
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
          );
          expect(found).toEqual([]);
          if (!screen.failing) expect(trouble.failed).toEqual([]);
        });
      });
    }
  }
}
