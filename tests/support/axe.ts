import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Frame, Page } from "@playwright/test";

/** The only rules that night mode can break: it changes nothing but colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The rules that another width of the window can break where the colours are those of the first. */
const SIZE_RULES = ["target-size", "scrollable-region-focusable"];

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Looked = {
  /** Selector of the part to check; the whole page by default. */
  within?: string;
  /** `default` omits target sizes, which depend on how far the page is scrolled below a sticky bar. */
  rules?: "all" | "default" | "colours" | "sizes";
};

/** axe is more than half a megabyte of script: once in each document is enough, as it also examines the frames inside. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate("typeof axe === 'object'"))) await frame.evaluate(AXE);
}

/** The violations that axe-core finds in the current state of a page, one text per element. */
export async function violations(page: Page, { within, rules = "all" }: Looked = {}): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  const options = {
    // Otherwise every element that passes a rule is described too.
    resultTypes: ["violations"],
    // Off by default, although a minimum of 24 px is part of WCAG 2.2.
    ...(rules === "all" && { rules: { "target-size": { enabled: true } } }),
    ...(rules === "colours" && { runOnly: { type: "rule", values: COLOUR_RULES } }),
    ...(rules === "sizes" && { runOnly: { type: "rule", values: SIZE_RULES } }),
  };
  const context = within === undefined ? "document" : JSON.stringify({ include: [within] });
  // As a string, because DOM types are not available here.
  return page.evaluate(`axe.run(${context}, ${JSON.stringify(options)}).then(({ violations }) => violations.flatMap(
    ({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ": " + html + "\\n" + failureSummary)
  ))`);
}
