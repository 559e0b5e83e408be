import type { PortraitFields } from "../../images/shown/portrait.tsx";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { LONGEST } from "./fields.ts";
import { words } from "./words.en.tsx";

export type ContactPage = {
  /** The initial subject; empty if the visitor is to enter one. */
  subject: string;
  /** The tusker from whose page the visitor came. */
  about: { slug: string; name: string } | undefined;
  /** The tusker whose portrait is shown beside the form. */
  portrait: PortraitFields | undefined;
};

/** A missing portrait must not keep a visitor from writing, so failed loads are left out. */
async function orNothing<Loaded>(loading: Promise<Loaded>, signal: AbortSignal): Promise<Loaded | undefined> {
  try {
    return await loading;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

async function findTusker(api: ApiClient, slug: string, signal: AbortSignal) {
  const param = { slug: encodeURIComponent(slug) };
  const response = await api.api.tuskers.slug[":slug"].$get({ param }, { init: { signal } });
  return response.ok ? await response.json() : undefined;
}

async function findFeatured(api: ApiClient, signal: AbortSignal) {
  const response = await api.api.tuskers.featured.$get({ query: {} }, { init: { signal } });
  return response.ok ? (await response.json())[0] : undefined;
}

/** The form's initial state: `?about=` names a tusker by slug, `?subject=` gives the subject itself. */
export async function loadContact(api: ApiClient, { url, signal }: Request): Promise<ContactPage> {
  const query = new URL(url).searchParams;
  const slug = query.get("about") ?? "";
  const tusker = slug === "" ? undefined : await orNothing(findTusker(api, slug, signal), signal);
  const shown = tusker ?? (await orNothing(findFeatured(api, signal), signal));
  const given = query.get("subject")?.replace(/\s+/g, " ").trim() ?? "";
  const subject = given !== "" || tusker === undefined ? given : words.correction(tusker.name);
  return {
    subject: subject.slice(0, LONGEST.subject),
    about: tusker && { slug: tusker.slug, name: tusker.name },
    portrait: shown && { portraitUrl: shown.portraitUrl },
  };
}
