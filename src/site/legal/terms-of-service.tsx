import { pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/terms-of-service";
import { LEGAL_TRAIL, LegalPage } from "./legal-page.tsx";
import { SECTIONS } from "./terms-of-service-sections.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Terms of Service",
    description: "The terms on which this site may be used: accuracy, fair use, texts and pictures, liability.",
    path: "/terms-of-service",
    trail: LEGAL_TRAIL,
  });

export default function TermsOfService() {
  return <LegalPage title="Terms of Service" sections={SECTIONS} />;
}
