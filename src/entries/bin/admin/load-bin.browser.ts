import { adminApi } from "../../../admin/api/admin-api.browser.ts";
import { pageOf } from "../../../admin/api/failure.ts";
import type { BinnedEntry } from "../bin.ts";

export const BINNED_PER_PAGE = 20;

type BinPage = { binned: BinnedEntry[]; total: number };

/** One page of the bin, last binned first. @throws the API's `Failure`, or what `fetch` throws */
export async function loadBin(page: number, signal: AbortSignal): Promise<BinPage> {
  const query = { page: String(page), limit: String(BINNED_PER_PAGE) };
  const { items: binned, total } = await pageOf(adminApi.api.bin.$get({ query }, { init: { signal } }));
  return { binned, total };
}
