import { type ImaginedTrait, type PortraitClaims, portraitClaims, recordedTuskWords } from "./portrait-claims.ts";
import type { TuskRecord } from "./recorded-tusks.ts";

const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });

type Captioned = TuskRecord & { sources: readonly unknown[] };

function imaginedWords({ recorded, imagined }: PortraitClaims): string {
  const [tusks, their] = recorded?.single ? ["tusk", "its"] : ["tusks", "their"];
  const words: Record<ImaginedTrait, string> = {
    tusks: "the tusks",
    shape: `the shape of the ${tusks}`,
    length: imagined.includes("shape") ? `${their} length` : `the length of the ${tusks}`,
    ears: "ears",
    setting: "setting",
  };
  return LIST.format(imagined.map((trait) => words[trait]));
}

/** What the record tells of the tusks, as far as the drawing follows it. */
export function tuskSentence({ tusks, tags, sources = [] }: TuskRecord & Partial<Captioned>): string {
  const { recorded } = portraitClaims({ tusks, tags });
  if (recorded !== undefined) return `Recorded: ${recordedTuskWords(recorded)}.`;
  if (tusks) return "The drawing does not follow the words on his tusks.";
  return sources.length > 0 ? "His tusks are not described in our sources." : "His tusks are not described.";
}

/** Under a drawn portrait: what of it is recorded, and what is imagined. */
export function portraitCaption(tusker: Captioned): string {
  const claims = portraitClaims(tusker);
  return `Illustration. ${tuskSentence(tusker)} Imagined: ${imaginedWords(claims)}.`;
}
