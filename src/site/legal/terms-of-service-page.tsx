import { HOME_TRAIL } from "../meta/structured-data.ts";
import type { MadePage } from "../served/served-page.tsx";
import { LegalPage } from "./legal-page.tsx";
import { DESCRIPTION, SECTIONS, TITLE } from "./terms-of-service.en.tsx";

export const termsOfServicePage = (): MadePage => ({
  head: { title: TITLE, description: DESCRIPTION, path: "/terms-of-service", trail: HOME_TRAIL },
  content: <LegalPage title={TITLE} sections={SECTIONS} />,
});
