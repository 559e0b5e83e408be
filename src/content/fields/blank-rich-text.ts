import { showsNothing } from "../../platform/text/shows-nothing.ts";

/** Whether nothing can be read in a rich text: the editor leaves an empty paragraph where everything was deleted. */
export const isBlankRichText = (html: string): boolean =>
  !/<img\b/i.test(html) && showsNothing(html.replace(/<[^<>]*>/g, "").replaceAll("&nbsp;", ""));
