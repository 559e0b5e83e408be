import { queryOptions } from "@tanstack/react-query";
import type { WorkItem } from "../../../content/translation-work/edited-translation.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";

export const TRANSLATIONS = adminApi.api.translations[":language"];

/** What is to be translated, to check and behind, in one language. */
export const workQuery = (language: string) =>
  queryOptions({
    queryKey: ["translations", language],
    queryFn: ({ signal }): Promise<WorkItem[]> =>
      bodyOf(TRANSLATIONS.$get({ param: { language } }, { init: { signal } })),
  });
