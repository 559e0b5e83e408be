import { Statistics } from "../../pages/shown/statistics.tsx";
import type { ShownPage } from "../../pages/shown-page.ts";
import essayStyles from "../../platform/ui/essay.module.css";
import { RichText } from "../../rich-text/clean-html.tsx";
import { langOf } from "../../translations/pieces/lang-of.ts";
import styles from "./why-so-few.module.css";

export function WhySoFew(page: ShownPage<"home">) {
  const { fields } = page;
  return (
    <section className={`wrap band ${essayStyles.essay}`} aria-labelledby="why-so-few">
      <h2 id="why-so-few" lang={langOf(page, "whyTitle")}>
        {fields.whyTitle}
      </h2>
      <RichText className={`prose ${styles.opening}`} html={fields.whyText} />
      <Statistics name="whyFigures" page={page} />
    </section>
  );
}
