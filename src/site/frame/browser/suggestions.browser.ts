import { onPageShown } from "../../../ui/kit/page-shown.browser.ts";

/** After the last key, before the server is asked, in milliseconds. */
const PAUSE_MS = 180;
/** One letter finds half of the directory, but two Sinhala or Tamil letters may be a name. */
const FEWEST_LETTERS = 2;

let timer: ReturnType<typeof setTimeout> | undefined;
let asking: AbortController | undefined;

const boxOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-suggests]") : null;
const listOf = (box: Element): HTMLElement | null => box.querySelector<HTMLElement>("[data-suggestions]");
const fieldOf = (box: Element): HTMLInputElement | null => box.querySelector<HTMLInputElement>("input");

function stopAsking(): void {
  clearTimeout(timer);
  asking?.abort();
}

function show(box: Element, found: ParentNode | undefined): void {
  const list = listOf(box);
  const told = box.querySelector("[data-suggestions-told]");
  if (list === null || told === null) return;
  const content = found?.querySelector<HTMLElement>("[data-told]");
  list.replaceChildren(...(content == null ? [] : [content]));
  list.hidden = list.querySelector("a") === null;
  told.textContent = content?.dataset.told ?? "";
  if (!list.hidden && box.closest("main") !== null) makeRoom(box, list);
}

/** Moves a box of the page to the top of the window if what was found would stand below it or behind the cookie banner. */
function makeRoom(box: Element, list: Element): void {
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  if (list.getBoundingClientRect().bottom > innerHeight - covered) box.scrollIntoView();
}

function hide(except?: Element | null): void {
  for (const box of document.querySelectorAll("[data-suggests]")) {
    if (box === except || listOf(box)?.hidden !== false) continue;
    show(box, undefined);
  }
}

async function ask(box: HTMLElement, words: string): Promise<void> {
  const own = new AbortController();
  asking = own;
  const answer = await fetch(`${box.dataset.suggests}?${new URLSearchParams({ q: words })}`, { signal: own.signal });
  const html = answer.ok ? await answer.text() : "";
  if (own.signal.aborted || !box.contains(document.activeElement)) return;
  show(box, new DOMParser().parseFromString(html, "text/html"));
}

/** The link before or after the focused one; the field stands before the first. */
function move(box: Element, by: 1 | -1): boolean {
  const stops = [fieldOf(box), ...(listOf(box)?.querySelectorAll("a") ?? [])];
  const next = stops[stops.indexOf(document.activeElement as HTMLAnchorElement | HTMLInputElement) + by];
  next?.focus();
  return next != null;
}

function onTyped(target: EventTarget | null): void {
  const box = boxOf(target);
  if (box === null || !(target instanceof HTMLInputElement)) return;
  stopAsking();
  const words = target.value.trim();
  if (words.length < FEWEST_LETTERS) show(box, undefined);
  else timer = setTimeout(() => void ask(box, words).catch(() => {}), PAUSE_MS);
}

/**
 * Shows below a search box what a search for the typed words would find. The links are reached by Tab and by the arrows up
 * and down; Escape closes them. Without the server the box stays what it is.
 */
export function watchSuggestions(): void {
  document.addEventListener("input", ({ target }) => onTyped(target));
  // Something may have been typed before this module was there.
  onTyped(document.activeElement);
  // Before the menu, which Escape closes as well.
  document.addEventListener(
    "keydown",
    (event) => {
      const box = boxOf(event.target);
      if (box === null || listOf(box)?.hidden !== false) return;
      if (event.key === "Escape") {
        fieldOf(box)?.focus();
        stopAsking();
        show(box, undefined);
        event.stopImmediatePropagation();
      } else if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      else if (!move(box, event.key === "ArrowDown" ? 1 : -1)) return;
      event.preventDefault();
    },
    { capture: true },
  );
  for (const type of ["focusin", "pointerdown"]) document.addEventListener(type, ({ target }) => hide(boxOf(target)));
  const end = () => {
    stopAsking();
    hide();
  };
  document.addEventListener("submit", end);
  onPageShown(end);
}
