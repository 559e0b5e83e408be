import { onPageShown } from "../../../ui/kit/page-shown.browser.ts";

const menu = () => document.querySelector<HTMLDetailsElement>("[data-menu]");

function close(): void {
  const opened = menu();
  if (opened !== null) opened.open = false;
}

/** Opens the menu, and puts the focus on the field or the first link that the button leads to. */
function openAt(button: HTMLElement): void {
  const opened = menu();
  if (opened !== null) opened.open = true;
  const part = document.getElementById(button.dataset.opens ?? "");
  (part?.querySelector("a") ?? part)?.focus();
}

/**
 * Opens the menu of narrow windows at one of its parts, and closes it when one of its links leads on, when another page
 * is shown, at Escape, and at a press outside the bar. Safari on telephones reports clicks only where something can be
 * clicked, but every press.
 */
export function watchMenu(): void {
  onPageShown(close);
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>("[data-opens]");
    if (button !== null) openAt(button);
    if (target.closest("[data-bar] a") !== null) close();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Element && target.closest("[data-bar]") === null) close();
  });
  document.addEventListener("keydown", ({ key, target }) => {
    const opened = menu();
    if (key !== "Escape" || opened?.open !== true) return;
    if (!(target instanceof Element) || target.closest("[data-bar]") === null) return;
    close();
    opened.querySelector("summary")?.focus();
  });
}
