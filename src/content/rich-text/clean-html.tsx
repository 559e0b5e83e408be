import { groupCitations } from "./citations/marks-of-groups.ts";
import { withEnglishMarks } from "./translated/english-mark.tsx";

type CleanHtmlProps = { html: string; className?: string; lang?: string | undefined };

/**
 * Shows HTML that the server has sanitised with its allow-list before storing it. Never use it for anything else. What is
 * stored cites by sentence, as the API and feeds do; readers see one mark for a block.
 */
export const CleanHtml = ({ html, className, lang }: CleanHtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one of the places made for it; the server cleaned the text.
  <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: withEnglishMarks(groupCitations(html)) }} />
);

/** Such HTML whose videos `play-videos.browser.ts` plays in their place. Without scripts, their links open YouTube. */
export const RichText = ({ html, className }: { html: string; className?: string }) => (
  <div>
    <CleanHtml html={html} className={className} />
  </div>
);
