import { readConsent, saveConsent } from "../consent/consent.browser.ts";
import { ALL_ACCEPTED, type ConsentChoices, ESSENTIAL_ONLY } from "../consent/consent-record.ts";

/** Between the load of a page and the question, in milliseconds. */
const DELAY_MS = 1_000;

const OPTIONAL = ["analytics", "advertising", "functional"] satisfies (keyof ConsentChoices)[];

type Part = "banner" | "details" | "corner";

const part = (name: Part) => document.querySelector<HTMLElement>(`[data-consent="${name}"]`);
const option = (name: string) => document.querySelector<HTMLInputElement>(`[data-consent-option="${name}"]`);

function readChoices(): ConsentChoices {
  const [analytics, advertising, functional] = OPTIONAL.map((name) => option(name)?.checked === true);
  return { analytics: analytics === true, advertising: advertising === true, functional: functional === true };
}

function showDetails(shown: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-consent-with]")) {
    element.hidden = (element.dataset.consentWith === "details") !== shown;
  }
  document.querySelector("[data-consent-press=details]")?.setAttribute("aria-expanded", String(shown));
}

/**
 * Asks for the visitor's consent after a second if no choice is stored, and again when a button asks for the question.
 * Closed without a choice it leaves a button in the corner, and asks again at the next visit.
 */
export function watchConsent(signal: AbortSignal): void {
  /** Reserves space for the banner, at the end of the page and where the browser scrolls to a focused element. */
  const room = new ResizeObserver(() => {
    const height = part("banner")?.offsetHeight ?? 0;
    const { style } = document.documentElement;
    if (height === 0) style.removeProperty("--banner");
    else style.setProperty("--banner", `${height}px`);
  });
  /** What had the focus before a button opened the banner. */
  let before: HTMLElement | undefined;

  function open(): void {
    const choices = readConsent() ?? ESSENTIAL_ONLY;
    for (const name of OPTIONAL) {
      const box = option(name);
      if (box !== null) box.checked = choices[name];
    }
    showDetails(false);
    setParts("banner");
  }

  function setParts(shown: Part | undefined): void {
    for (const name of ["banner", "corner"] as const) {
      const element = part(name);
      if (element === null) continue;
      element.hidden = name !== shown;
      if (name === "banner") room.observe(element);
    }
  }

  function ask(): void {
    before = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    open();
    part("banner")?.focus();
  }

  function close(): void {
    before = undefined;
    setParts("corner");
    // The button that had the focus is gone.
    part("corner")?.focus();
  }

  function choose(choices: ConsentChoices): void {
    const { analytics, advertising, functional } = choices;
    saveConsent({ analytics, advertising, functional });
    const isWithin = part("banner")?.contains(document.activeElement) === true;
    const had = before?.isConnected && !before.hidden ? before : document.querySelector<HTMLElement>("main");
    setParts(undefined);
    before = undefined;
    // The button that had the focus is gone.
    if (isWithin) had?.focus({ preventScroll: true });
  }

  const presses: Record<string, () => void> = {
    ask,
    close,
    all: () => choose(ALL_ACCEPTED),
    essential: () => choose(ESSENTIAL_ONLY),
    save: () => choose(readChoices()),
    details: () => {
      showDetails(part("details")?.hidden === true);
      // On a small screen the details would push the button out of sight.
      document.querySelector("[data-consent-press=details]")?.scrollIntoView({ block: "nearest" });
    },
  };
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-consent-press]") : null;
    presses[button?.dataset.consentPress ?? ""]?.();
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === "Escape" && target instanceof Element && target.closest("[data-consent=banner]") !== null) close();
  };
  document.addEventListener("click", onClick, { signal });
  document.addEventListener("keydown", onKeyDown, { signal });
  if (readConsent() !== undefined) return;
  const timer = setTimeout(() => {
    // The visitor may have answered in another tab meanwhile, or opened the banner.
    if (readConsent() === undefined && part("banner")?.hidden === true && part("corner")?.hidden === true) open();
  }, DELAY_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
}
