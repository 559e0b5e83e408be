import { Statistics } from "../../pages/shown/statistics.tsx";
import type { ShownPage } from "../../pages/shown-page.ts";
import essayStyles from "../../platform/ui/essay.module.css";
import { RichText } from "../../rich-text/clean-html.tsx";
import { langOf } from "../../translations/pieces/lang-of.ts";

export function TheProcession(page: ShownPage<"home">) {
  const { fields } = page;
  return (
    <section className={`wrap band ${essayStyles.essay}`} aria-labelledby="the-procession">
      <h2 id="the-procession" lang={langOf(page, "processionTitle")}>
        {fields.processionTitle}
      </h2>
      <RichText className="prose" html={fields.processionText} />
      <Statistics name="processionFigures" page={page} />
    </section>
  );
}
