import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { HerdBand } from "../layout/herd-band.tsx";
import { pageMeta } from "../meta/page-meta.ts";
import { HOME_TRAIL } from "../meta/structured-data.ts";
import type { Route } from "./+types/route";
import { AboutText, DESCRIPTION, HEADING, LEAD, TITLE } from "./about.en.tsx";
import styles from "./about.module.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: DESCRIPTION,
    path: "/about",
    trail: HOME_TRAIL,
  });

export default function About() {
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={HOME_TRAIL} here={TITLE} />
        <div className="pagehead">
          <h1>{HEADING}</h1>
          <p>{LEAD}</p>
        </div>
      </div>
      <div className={styles.herd}>
        <HerdBand eager />
      </div>
      <AboutText />
    </>
  );
}
