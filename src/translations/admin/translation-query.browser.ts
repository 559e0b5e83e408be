import { queryOptions } from "@tanstack/react-query";
import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { bodyOf } from "../../admin/api/failure.ts";
import type { WorkItem } from "../prose/edited-translation.ts";

export const TRANSLATIONS = adminApi.api.translations[":language"];

/** What is to be translated, to check and behind, in one language. */
export const workQuery = (language: string) =>
  queryOptions({
    queryKey: ["translations", language],
    queryFn: ({ signal }): Promise<WorkItem[]> =>
      bodyOf(TRANSLATIONS.$get({ param: { language } }, { init: { signal } })),
  });
