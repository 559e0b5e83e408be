import type { ElementContent } from "hast";
import { parseFragment } from "../rich-text/html-fragment.ts";
import { paragraphsOf } from "../rich-text/paragraphs.ts";
import { plainTextOf } from "../rich-text/plain-text-of.ts";

/** The paragraphs of a rich text without markup, in the order in which comments count them. */
export const paragraphsIn = (richText: string): string[] =>
  paragraphsOf(parseFragment(richText).children as ElementContent[])
    .map((block) => plainTextOf({ type: "root", children: [block] }))
    .filter((text) => text !== "");
