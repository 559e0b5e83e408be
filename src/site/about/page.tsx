import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { HerdBand } from "../layout/herd-band.tsx";
import { HOME_TRAIL } from "../meta/structured-data.ts";
import type { MadePage } from "../served/served-page.tsx";
import { AboutText, DESCRIPTION, HEADING, LEAD, TITLE } from "./about.en.tsx";
import styles from "./about.module.css";

function About() {
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

export const aboutPage = (): MadePage => ({
  head: { title: TITLE, description: DESCRIPTION, path: "/about", trail: HOME_TRAIL },
  content: <About />,
});
