import { pageMeta } from "../meta/page-meta.ts";
import { HOME_TRAIL } from "../meta/structured-data.ts";
import type { Route } from "./+types/privacy-policy";
import { LegalPage } from "./legal-page.tsx";
import { DESCRIPTION, SECTIONS, TITLE } from "./privacy-policy.en.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: DESCRIPTION,
    path: "/privacy-policy",
    trail: HOME_TRAIL,
  });

export default function PrivacyPolicy() {
  return <LegalPage title={TITLE} sections={SECTIONS} />;
}
