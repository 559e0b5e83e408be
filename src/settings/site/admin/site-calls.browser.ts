import { adminApi } from "../../../admin/api/admin-api.browser.ts";
import { bodyOf } from "../../../admin/api/failure.ts";
import type { Confirmation } from "../../../admin/auth/confirm-self-form.tsx";
import type { SiteSettings } from "../site-settings.ts";

/** The settings as an administrator reads them. */
export type EditedSite = SiteSettings & {
  version: number;
  updatedAt: string | null;
  updatedBy: string | null;
  /** The addresses in `CONTACT_TO`; null if the site sends no mail by SMTP. */
  recipientsOfEnvironment: string[] | null;
};

const { site } = adminApi.api.settings;

/** @throws the API's `Failure`, or what `fetch` throws */
export const loadSite = (signal?: AbortSignal): Promise<EditedSite> =>
  bodyOf(site.$get({}, signal && { init: { signal } }));

/**
 * Throws as `loadSite` does; status 412 if somebody else has saved since `version`.
 * @param json with the confirmation if the recipients are others than before
 */
export const saveSite = (json: SiteSettings & Partial<Confirmation>, version: number): Promise<EditedSite> =>
  bodyOf(site.$put({ json, header: { "if-match": `"${version}"` } }));
