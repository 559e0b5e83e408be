import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The only rules that night mode can break: it changes nothing but colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type Looked = {
  /** Selector of the part to check; the whole page by default. */
  within?: string;
  /** `default` omits target sizes, which depend on how far the page is scrolled below a sticky bar. */
  rules?: "all" | "default" | "colours";
};

/** The violations that axe-core finds in the current state of a page, one text per element. */
export async function violations(page: Page, { within, rules = "all" }: Looked = {}): Promise<string[]> {
  // The builder puts axe, half a megabyte of script, into the page at every check. The first of a document is enough.
  const isThere = await Promise.all(page.frames().map((frame) => frame.evaluate("typeof axe === 'object'")));
  const source = isThere.every(Boolean) ? { axeSource: ";" } : {};
  // Legacy mode combines the results within the page; otherwise every check opens another page.
  const axe = new AxeBuilder({ page, ...source }).setLegacyMode(true);
  if (within !== undefined) axe.include(within);
  axe.options({
    // Otherwise every element that passes a rule is described too.
    resultTypes: ["violations"],
    // Off by default, although a minimum of 24 px is part of WCAG 2.2.
    ...(rules === "all" && { rules: { "target-size": { enabled: true } } }),
  });
  if (rules === "colours") axe.withRules(COLOUR_RULES);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}
