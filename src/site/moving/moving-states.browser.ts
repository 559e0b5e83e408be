import { languageOf } from "../../platform/languages/language.ts";
import { copyTemplate } from "../../ui/render/copy-template.browser.ts";

/** The pages that have sentences of their own while they load and if they fail. */
export type Place = "tuskers" | "tusker" | "articles" | "article" | "search" | "page";

/** After this time, in milliseconds, a skeleton replaces the old page. */
const PATIENCE_MS = 400;

const STATES = "moving-states";

const notice = () => document.querySelector<HTMLElement>("[data-moving]");
const page = () => document.querySelector<HTMLElement>("[data-page]");

export function placeOf(pathname: string): Place {
  const [, first, slug, further] = languageOf(pathname).path.split("/");
  if (first === "search-results" && slug === undefined) return "search";
  if (further !== undefined || (first !== "tuskers" && first !== "articles")) return "page";
  if (slug === undefined) return first;
  return first === "tuskers" ? "tusker" : "article";
}

/**
 * Says that a page is loading: at once below the bar, and after a while in place of the old page, with a skeleton.
 * @param stays whether the old page stays, as a list does that is only paged or filtered
 * @returns ends it
 */
export function showLoading(place: Place, stays: boolean): () => void {
  const box = notice();
  const line = copyTemplate(STATES, `[data-loading=${place}]`);
  if (box === null || line === undefined) return () => {};
  const className = box.className;
  box.replaceChildren(line);
  const waiting = () => {
    scrollTo({ top: 0, behavior: "instant" });
    box.className = "wrap";
    line.className = box.dataset.waiting ?? "";
    // While it replaces the page this is the only heading.
    line.role = "heading";
    line.ariaLevel = "1";
    const old = page();
    if (old !== null) old.hidden = true;
    const skeleton = copyTemplate(STATES, "[data-skeleton]");
    if (skeleton !== undefined && ["tuskers", "articles", "search"].includes(place)) box.after(skeleton);
  };
  const timer = stays ? undefined : setTimeout(waiting, PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    box.className = className;
    box.replaceChildren();
    document.querySelector("main > [data-skeleton]")?.remove();
    const old = page();
    if (old !== null) old.hidden = false;
  };
}

/** Shows that a page did not come, with a link to try it again. */
export function showFailure(place: Place, address: string, isInvalid: boolean): void {
  const failed = copyTemplate(STATES, `[data-failed=${place}]`);
  const old = page();
  const { titles = "{}", invalid = "" } = document.querySelector<HTMLElement>(`#${STATES}`)?.dataset ?? {};
  if (failed === undefined || old === null) return;
  for (const again of failed.querySelectorAll("a[href$='#']")) again.setAttribute("href", address);
  const message = failed.querySelector("[data-message]");
  if (isInvalid && message !== null) message.textContent = invalid;
  old.replaceChildren(...failed.childNodes);
  document.title = (JSON.parse(titles) as Record<Place, string>)[place];
  scrollTo({ top: 0, behavior: "instant" });
}
