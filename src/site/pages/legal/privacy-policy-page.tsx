import { legalHeadings } from "../../../content/texts/page-words.ts";
import type { ShownPage } from "../../../content/texts/shown-page.ts";
import { LegalPage } from "./legal-page.tsx";
import { fixedTexts } from "./privacy-words.tsx";

/** The content of the page, for the public page and for the preview of a draft. */
export function PrivacyText({ page }: { page: ShownPage<"privacy"> }) {
  const { cookies, retention } = fixedTexts;
  return <LegalPage pageKey="privacy" page={page} headings={legalHeadings.privacy} fixed={{ cookies, retention }} />;
}
