/** Sent to the window when another page is shown without loading a document. */
const PAGE_SHOWN = "page-shown";

export const dispatchPageShown = (): void => void window.dispatchEvent(new Event(PAGE_SHOWN));

export const onPageShown = (listener: () => void): void => window.addEventListener(PAGE_SHOWN, listener);
