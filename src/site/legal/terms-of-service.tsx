import { pageMeta } from "../meta/page-meta.ts";
import { HOME_TRAIL } from "../meta/structured-data.ts";
import type { Route } from "./+types/terms-of-service";
import { LegalPage } from "./legal-page.tsx";
import { DESCRIPTION, SECTIONS, TITLE } from "./terms-of-service.en.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: DESCRIPTION,
    path: "/terms-of-service",
    trail: HOME_TRAIL,
  });

export default function TermsOfService() {
  return <LegalPage title={TITLE} sections={SECTIONS} />;
}
