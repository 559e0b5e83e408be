import { type MouseEvent, memo, type Ref, useEffect, useMemo } from "react";
import { RichText } from "../../content/rich-text/clean-html.tsx";
import { playVideos } from "../../content/rich-text/player/play-videos.browser.ts";
import { playerAttributes } from "../../content/rich-text/player/video-player.tsx";
import { variantAt } from "../inputs/stored-images/image-variant.ts";
import { knownImage } from "../inputs/stored-images/known-images.ts";
import { useStoredImages } from "../inputs/stored-images/use-stored-images.browser.ts";
import styles from "./editor.module.css";
import { imagesIn, withImages } from "./result-images.ts";

type ResultPaneProps = {
  html: string | undefined;
  /** Names it to those who cannot see where it stands. */
  label: string;
  ref?: Ref<HTMLElement>;
};

/** About the width of the text, in pixels of a dense screen. */
const SHOWN_WIDTH = 960;

/** A link followed here would leave the form: it opens in a tab of its own. */
function keepPage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.classList.contains("video-link")) return;
  event.preventDefault();
  const isPlace = link.getAttribute("href")?.startsWith("#");
  if (!isPlace) window.open(link.href, "_blank", "noopener,noreferrer");
}

const newPlayer = () => Object.assign(document.createElement("iframe"), playerAttributes());

/** The text as readers will see it. */
export const ResultPane = memo(function ResultPane({ html, label, ref }: ResultPaneProps) {
  useEffect(() => playVideos(newPlayer), []);
  const urls = useMemo(() => imagesIn(html ?? ""), [html]);
  const variantOf = (url: string) => variantAt({ url, variants: knownImage(url).variants }, SHOWN_WIDTH);
  const addresses = useStoredImages(urls.map(variantOf));
  return (
    <section
      ref={ref}
      className={styles.page}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keyboard.
      tabIndex={0}
      onClickCapture={keepPage}
    >
      {html === "" && <p className="hint">Nothing is written yet.</p>}
      {html !== undefined && html !== "" && (
        <RichText html={withImages(html, (url) => addresses.get(variantOf(url)))} className="prose" />
      )}
    </section>
  );
});
