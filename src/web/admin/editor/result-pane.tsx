import { type MouseEvent, memo, type Ref } from "react";
import { RichText } from "../../components/rich-text.tsx";

type ResultPaneProps = {
  html: string | undefined;
  /** Names it to those who cannot see where it stands. */
  label: string;
  ref?: Ref<HTMLElement>;
};

/** A link followed here would leave the form: it opens in a tab of its own. */
function keepPage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.classList.contains("video-link")) return;
  event.preventDefault();
  const isPlace = link.getAttribute("href")?.startsWith("#");
  if (!isPlace) window.open(link.href, "_blank", "noopener,noreferrer");
}

/** The text as readers will see it. */
export const ResultPane = memo(function ResultPane({ html, label, ref }: ResultPaneProps) {
  return (
    <section
      ref={ref}
      className="editor-page"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keyboard.
      tabIndex={0}
      onClickCapture={keepPage}
    >
      {html === "" && <p className="hint">Nothing is written yet.</p>}
      {html !== undefined && html !== "" && <RichText html={html} className="prose" />}
    </section>
  );
});
