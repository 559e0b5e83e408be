const SHOWN_FOR_MS = 2_000;

/** The address of the page for others, which does not hold what this visitor's address may hold besides. */
const pageAddress = (): string => document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;

async function copyAddress(button: HTMLElement): Promise<void> {
  const label = button.querySelector("span");
  const status = button.nextElementSibling;
  if (label === null || status === null) return;
  const show = (state: "ready" | "copied" | "failed"): void => {
    const words = button.dataset[state] ?? "";
    button.dataset.copying = state;
    label.textContent = words;
    status.textContent = state === "ready" ? "" : words;
  };
  try {
    await navigator.clipboard.writeText(pageAddress());
    show("copied");
  } catch (error) {
    // Permission denied, or the page is not served over HTTPS.
    console.error(error);
    show("failed");
  }
  setTimeout(() => show("ready"), SHOWN_FOR_MS);
}

async function shareElsewhere(): Promise<void> {
  const title = document.querySelector("h1")?.textContent ?? document.title;
  try {
    await navigator.share({ title, url: pageAddress() });
  } catch {
    // Cancelled by the visitor or refused by the system: nothing was shared, so there is nothing to report.
  }
}

/**
 * Makes the buttons of share bars work. The one for the system's own dialog is only shown in browsers that have it.
 * @returns how to end it
 */
export function watchShareButtons(): () => void {
  document.documentElement.classList.toggle("can-share", typeof navigator.share === "function");
  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button[data-share]") : null;
    if (button !== null) void (button.dataset.share === "copy" ? copyAddress(button) : shareElsewhere());
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
