import type { PortraitFields } from "../../parts/images/portrait.tsx";
import type { PageReaders } from "../../reading/page-readers.server.ts";
import { LONGEST } from "./fields.ts";
import { words } from "./words.tsx";

export type ContactPage = {
  /** The initial subject; empty if the visitor is to enter one. */
  subject: string;
  /** The tusker from whose page the visitor came. */
  about: { slug: string; name: string } | undefined;
  /** The tusker whose portrait is shown beside the form. */
  portrait: PortraitFields | undefined;
};

/** The form's initial state: `?about=` names a tusker by slug, `?subject=` gives the subject itself. */
export async function loadContact(readers: PageReaders, url: string): Promise<ContactPage> {
  const query = new URL(url).searchParams;
  const slug = query.get("about") ?? "";
  // A missing portrait must not keep a visitor from writing.
  const [tusker] =
    slug === "" ? [] : await readers.optional(readers.findTusker(slug).then((found) => (found ? [found] : [])));
  const shown = tusker ?? (await readers.optional(readers.featuredTuskers()))[0];
  const given = query.get("subject")?.replace(/\s+/g, " ").trim() ?? "";
  const subject = given !== "" || tusker === undefined ? given : words.correction(tusker.name);
  return {
    subject: subject.slice(0, LONGEST.subject),
    about: tusker && { slug: tusker.slug, name: tusker.name },
    portrait: shown && { portraitUrl: shown.portraitUrl },
  };
}
