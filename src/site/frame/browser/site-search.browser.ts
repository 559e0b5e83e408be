let suggesting: Promise<void> | undefined;

/** Loads what suggests while somebody types, when a box that has suggestions is used first. */
function loadSuggestions(): void {
  suggesting ??= import("./suggestions.browser.ts").then(({ watchSuggestions }) => watchSuggestions());
  suggesting.catch(() => {
    suggesting = undefined;
  });
}

/** The search box of the bar. A script ignores a blank search; the browser's message is for visitors without script. */
export function watchSiteSearch(): void {
  const boxOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLFormElement>("form[data-site-search]") : null;
  // Before the browser validates the form.
  document.addEventListener("focusin", ({ target }) => {
    boxOf(target)?.setAttribute("novalidate", "");
    if (target instanceof Element && target.closest("[data-suggests]") !== null) loadSuggestions();
  });
  document.addEventListener("submit", (event) => {
    const form = boxOf(event.target);
    if (form === null) return;
    const field = form.elements.namedItem("q") as HTMLInputElement;
    field.value = field.value.trim();
    if (field.value === "") {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // Once the form has been read: the next page is shown in this document, or this one is shown again on Back.
    setTimeout(() => form.reset());
  });
}
