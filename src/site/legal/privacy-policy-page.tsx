import { loadPage, type ShownPage } from "../../pages/load-page.ts";
import { legalHeadings, pageTitles } from "../../pages/page-words.en.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { homeTrail } from "../meta/structured-data.ts";
import type { MadePage } from "../served/served-page.tsx";
import { LegalPage } from "./legal-page.tsx";
import { fixedTexts } from "./privacy-fixed.en.tsx";
import { words } from "./words.en.tsx";

/** The content of the page, for the public page and for the preview of a draft. */
export function PrivacyText({ page }: { page: ShownPage<"privacy"> }) {
  const { cookies, retention } = fixedTexts;
  return <LegalPage pageKey="privacy" page={page} headings={legalHeadings.privacy} fixed={{ cookies, retention }} />;
}

export async function privacyPolicyPage(api: ApiClient, { signal }: Request): Promise<MadePage> {
  const page = await loadPage(api, "privacy", { signal, fallback: words.failure });
  return {
    head: {
      title: pageTitles.privacy,
      description: page.fields.description,
      path: "/privacy-policy",
      trail: homeTrail(),
      machineIn: page.machineIn,
    },
    content: <PrivacyText page={page} />,
  };
}
