import { HOME_TRAIL } from "../meta/structured-data.ts";
import type { MadePage } from "../served/served-page.tsx";
import { LegalPage } from "./legal-page.tsx";
import { DESCRIPTION, SECTIONS, TITLE } from "./privacy-policy.en.tsx";

export const privacyPolicyPage = (): MadePage => ({
  head: { title: TITLE, description: DESCRIPTION, path: "/privacy-policy", trail: HOME_TRAIL },
  content: <LegalPage title={TITLE} sections={SECTIONS} />,
});
