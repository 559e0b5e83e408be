import { onPageShown } from "../../../ui/kit/page-shown.browser.ts";

/** Scrolls the links of the second tier, where they have too little room, to the one that leads to this page. */
export function watchSecondTier(): void {
  const show = () => {
    const here = document.querySelector<HTMLElement>("[data-tier] [aria-current=page]");
    const rail = here?.closest("ul");
    if (here == null || rail == null) return;
    // Part of the next link stays in view.
    rail.scrollLeft = here.offsetLeft + here.offsetWidth - rail.offsetLeft - 0.7 * rail.clientWidth;
  };
  onPageShown(show);
  show();
}
