import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { pageOf } from "../../admin/api/failure.ts";
import type { Activity } from "../activity.ts";

export const LINES_PER_PAGE = 50;

export type ActivityPage = { lines: Activity[]; total: number };

/** One page of the activity list, newest first. @throws the API's `Failure`, or what `fetch` throws */
export async function loadActivity(page: number, signal: AbortSignal): Promise<ActivityPage> {
  const query = { page: String(page), limit: String(LINES_PER_PAGE) };
  const { items: lines, total } = await pageOf(adminApi.api.activity.$get({ query }, { init: { signal } }));
  return { lines, total };
}
