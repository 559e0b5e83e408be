import { legalHeadings } from "../../../content/texts/page-words.ts";
import type { ShownPage } from "../../../content/texts/shown-page.ts";
import { useSiteFacts } from "../../../ui/kit/site-facts.ts";
import { LegalPage } from "./legal-page.tsx";

import { words } from "./words.tsx";

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
