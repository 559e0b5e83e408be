import type { PageContents } from "../page.ts";
import { about } from "./about.en.ts";
import { home } from "./home.en.ts";
import { privacy } from "./privacy.en.ts";
import { terms } from "./terms.en.ts";

const published = { publication: "published" } as const;

/** Every page as this release ships it. A field that nobody changed always shows these words. */
export const SHIPPED: PageContents = {
  home: { ...home, ...published },
  about: { ...about, ...published },
  privacy: { ...privacy, ...published },
  terms: { ...terms, ...published },
};
