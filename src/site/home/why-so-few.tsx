import type { ShownPage } from "../../pages/load-page.ts";
import { Statistics } from "../../pages/shown/statistics.tsx";
import essayStyles from "../../platform/ui/essay.module.css";
import { RichText } from "../../rich-text/clean-html.tsx";
import styles from "./why-so-few.module.css";

export function WhySoFew({ fields, sources }: ShownPage<"home">) {
  return (
    <section className={`wrap band ${essayStyles.essay}`} aria-labelledby="why-so-few">
      <h2 id="why-so-few">{fields.whyTitle}</h2>
      <RichText className={`prose ${styles.opening}`} html={fields.whyText} />
      <Statistics name="whyFigures" figures={fields.whyFigures} sources={sources} />
    </section>
  );
}
