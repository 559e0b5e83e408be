/** Loads what sends the form of a letter when somebody begins to fill it in: few pages have one. */
export function watchLetterForm(): void {
  const watched = new WeakSet<HTMLFormElement>();
  document.addEventListener("focusin", ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>("form[data-letter-form]") : null;
    if (form === null || watched.has(form)) return;
    watched.add(form);
    import("./letter-form.browser.ts").then(
      ({ sendHere }) => sendHere(form),
      // The browser sends the form then.
      () => watched.delete(form),
    );
  });
}
