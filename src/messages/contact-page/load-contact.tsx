import type { PortraitFields } from "../../images/shown/portrait.tsx";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { LONGEST } from "./fields.ts";

export type ContactPage = {
  /** What the subject begins with; empty where the visitor is to say. */
  subject: string;
  /** The tusker whose page led here. */
  about: { slug: string; name: string } | undefined;
  /** Whose portrait stands beside the form. */
  portrait: PortraitFields | undefined;
};

/** An animal to look at is no reason to keep a visitor from writing: what cannot be loaded is left out. */
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

/** What the form begins with: `?about=` names a tusker by his slug, `?subject=` gives the subject itself. */
export async function loadContact(api: ApiClient, { url, signal }: Request): Promise<ContactPage> {
  const query = new URL(url).searchParams;
  const slug = query.get("about") ?? "";
  const tusker = slug === "" ? undefined : await orNothing(findTusker(api, slug, signal), signal);
  const shown = tusker ?? (await orNothing(findFeatured(api, signal), signal));
  const given = query.get("subject")?.replace(/\s+/g, " ").trim() ?? "";
  const subject = given !== "" || tusker === undefined ? given : `A correction: ${tusker.name}`;
  return {
    subject: subject.slice(0, LONGEST.subject),
    about: tusker && { slug: tusker.slug, name: tusker.name },
    portrait: shown && { portraitUrl: shown.portraitUrl },
  };
}
