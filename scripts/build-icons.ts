// Collects all icons that the site uses in one sprite file, from which pages use them by name.
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { ICON_NAMES } from "../src/ui/kit/icon-names.ts";

type Drawing = { body: string };
const LUCIDE: Record<string, Drawing | undefined> = lucide.icons;
const ALIASES: Record<string, { parent: string } | undefined> = lucide.aliases;

/** Icons that have no counterpart in Lucide. */
const OWN: Record<string, Drawing | undefined> = {
  "play-box": { body: '<rect x="2" y="4" width="20" height="16" rx="3"/><path d="M10 9.5v5l4.5-2.5z"/>' },
};

/**
 * Attributes shared by all drawings. They are removed here and set in the styles for `.icon`, which may override them.
 */
const COMMON =
  / (?:fill="none"|stroke="currentColor"|stroke-width="2"|stroke-linecap="round"|stroke-linejoin="round")/g;

function symbolOf(name: string): string {
  const drawing = OWN[name] ?? LUCIDE[name] ?? LUCIDE[ALIASES[name]?.parent ?? ""];
  if (drawing === undefined) throw new Error(`Lucide has no icon that is called “${name}”.`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawing.body.replaceAll(COMMON, "")}</symbol>`;
}

/** The sprite file. @throws Error for a name without a drawing */
export const iconSprite = (names: readonly string[] = ICON_NAMES): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, see /licences -->${names.map(symbolOf).join("")}</svg>\n`;
