// Puts the drawings of all icons that the site uses into one file, from where pages take them by name.
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { ICON_NAMES } from "../src/platform/ui/icon-names.ts";

type Drawing = { body: string };
const LUCIDE: Record<string, Drawing | undefined> = lucide.icons;
const ALIASES: Record<string, { parent: string } | undefined> = lucide.aliases;

/** What Lucide has nothing alike for. */
const OWN: Record<string, Drawing | undefined> = {
  "play-box": { body: '<rect x="2" y="4" width="20" height="16" rx="3"/><path d="M10 9.5v5l4.5-2.5z"/>' },
};

/** What all drawings have in common is said in the styles, for `.icon`, where it may also be changed. */
const COMMON =
  / (?:fill="none"|stroke="currentColor"|stroke-width="2"|stroke-linecap="round"|stroke-linejoin="round")/g;

function symbolOf(name: string): string {
  const drawing = OWN[name] ?? LUCIDE[name] ?? LUCIDE[ALIASES[name]?.parent ?? ""];
  if (drawing === undefined) throw new Error(`Lucide has no icon that is called “${name}”.`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawing.body.replaceAll(COMMON, "")}</symbol>`;
}

/** The file with the drawings. @throws Error for a name that nobody has a drawing of */
export const iconSprite = (names: readonly string[] = ICON_NAMES): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, see /licences -->${names.map(symbolOf).join("")}</svg>\n`;
