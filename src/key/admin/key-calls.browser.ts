import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { bodyOf } from "../../admin/api/failure.ts";
import type { Estimate } from "../estimate.ts";
import type { KeyData } from "../key-data.ts";

export type StoredEstimate = Estimate & { updatedAt: string | null; updatedBy: string | null };

/** The data of the key, and the estimate as it is stored. @throws the API's `Failure`, or what `fetch` throws */
export async function loadKey(signal: AbortSignal): Promise<{ data: KeyData; estimate: StoredEstimate }> {
  const init = { init: { signal } };
  const [data, estimate] = await Promise.all([
    bodyOf(adminApi.api.key.$get({}, init)),
    bodyOf(adminApi.api.settings.key.$get({}, init)),
  ]);
  return { data, estimate };
}

export const saveEstimate = (json: Estimate): Promise<StoredEstimate> =>
  bodyOf(adminApi.api.settings.key.$put({ json }));
