import { loadPage, type ShownPage } from "../../pages/load-page.ts";
import { legalHeadings, pageTitles } from "../../pages/page-words.en.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { useSiteFacts } from "../../platform/ui/site-facts.ts";
import { homeTrail } from "../meta/structured-data.ts";
import type { MadePage } from "../served/served-page.tsx";
import { LegalPage } from "./legal-page.tsx";

import { words } from "./words.en.tsx";

/** The content of the page, for the public page and for the preview of a draft. */
export function TermsText({ page }: { page: ShownPage<"terms"> }) {
  const licence = useSiteFacts()?.licence;
  const content = licence && (
    <p>
      {words.licensed(
        <a href={licence.url} rel="license noopener">
          {licence.label}
        </a>,
      )}
    </p>
  );
  return <LegalPage pageKey="terms" page={page} headings={legalHeadings.terms} fixed={{ content }} />;
}

export async function termsOfServicePage(api: ApiClient, { signal }: Request): Promise<MadePage> {
  const page = await loadPage(api, "terms", { signal, fallback: words.failure });
  return {
    head: {
      title: pageTitles.terms,
      description: page.fields.description,
      path: "/terms-of-service",
      trail: homeTrail(),
      machineIn: page.machineIn,
    },
    content: <TermsText page={page} />,
  };
}
