import type { ShownPage } from "../../pages/load-page.ts";
import { Statistics } from "../../pages/shown/statistics.tsx";
import essayStyles from "../../platform/ui/essay.module.css";
import { RichText } from "../../rich-text/clean-html.tsx";

export function TheProcession({ fields, sources }: ShownPage<"home">) {
  return (
    <section className={`wrap band ${essayStyles.essay}`} aria-labelledby="the-procession">
      <h2 id="the-procession">{fields.processionTitle}</h2>
      <RichText className="prose" html={fields.processionText} />
      <Statistics name="processionFigures" figures={fields.processionFigures} sources={sources} />
    </section>
  );
}
