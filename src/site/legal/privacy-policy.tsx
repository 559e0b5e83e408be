import { pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/privacy-policy";
import { LEGAL_TRAIL, LegalPage } from "./legal-page.tsx";
import { SECTIONS } from "./privacy-policy-sections.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Privacy Policy",
    description:
      "What this site keeps of those who visit it or write to it, why, for how long, and what is stored in your browser only with your consent.",
    path: "/privacy-policy",
    trail: LEGAL_TRAIL,
  });

export default function PrivacyPolicy() {
  return <LegalPage title="Privacy Policy" sections={SECTIONS} />;
}
