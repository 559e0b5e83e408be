import { expect } from "../e2e-site.ts";
import { IS_TAKEN_OVER } from "../taken-over.ts";
import type { Engine } from "./engine.ts";

const IS_SHOWN = "element.checkVisibility({ visibilityProperty: true })";
/** Behind its first text a label may say that the field is required, which is no part of its name. */
const NAME = "(element.ariaLabel ?? element.labels?.[0]?.firstChild.textContent ?? element.textContent)";

/** An expression for the first visible element that a selector finds and that has this name: a label, or its own text. */
export const named = (selector: string, name: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => ${IS_SHOWN} &&
    ${NAME}.replace(/\\s+/g, " ").trim() === ${JSON.stringify(name)})`;

export const only = (selector: string): string => `document.querySelector(${JSON.stringify(selector)}) ?? undefined`;

/** Waits until an expression is true in the page. */
export const becomes = (engine: Engine, expression: string): Promise<void> =>
  expect
    .poll(() => engine.evaluate(`Boolean(${expression})`), { message: expression, intervals: [20, 40, 80] })
    .toBe(true);

/** Waits for a text to be visible somewhere in the page. */
export const shows = (engine: Engine, text: string): Promise<void> =>
  becomes(engine, `document.body.innerText.replace(/\\s+/g, " ").includes(${JSON.stringify(text)})`);

/** Waits for an element that can be used, and brings it into view. */
async function reach(engine: Engine, element: string): Promise<void> {
  await becomes(engine, `((element) => element && !element.disabled)(${element})`);
  await engine.evaluate(`(${element}).scrollIntoView({ block: "center", behavior: "instant" })`);
}

export async function press(engine: Engine, element: string): Promise<void> {
  await reach(engine, element);
  await engine.press(element);
}

export async function write(engine: Engine, field: string, text: string): Promise<void> {
  await press(engine, field);
  await becomes(engine, `document.activeElement === ${field}`);
  await engine.type(text);
}

/** The keys that write nothing, as both protocols name them. */
export const KEYS = {
  tab: "\uE004",
  enter: "\uE007",
  right: "\uE014",
} as const;

/** More stops than any form has. */
const MAX_STOPS = 80;

/** Presses Tab until an element has the focus. */
export async function tabTo(engine: Engine, element: string): Promise<void> {
  await becomes(engine, element);
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await engine.evaluate<boolean>(`document.activeElement === ${element}`)) return;
    await engine.type(KEYS.tab);
  }
  const at = await engine.evaluate<string>("document.activeElement?.outerHTML.slice(0, 200)");
  throw new Error(`The keyboard does not come to ${element}, but to ${at}`);
}

/** Chooses an option of a `select` by typing its first letters, as its popup is no part of the page. */
export async function select(engine: Engine, field: string, option: string): Promise<void> {
  await reach(engine, field);
  await engine.evaluate(`(${field}).focus()`);
  await engine.type(option);
  await becomes(engine, `(${field}).selectedOptions[0]?.text === ${JSON.stringify(option)}`);
}

/** Opens a page and waits until its scripts have run. @returns its status */
export async function visit(engine: Engine, url: string): Promise<number> {
  const status = await engine.open(url);
  await becomes(engine, IS_TAKEN_OVER);
  return status;
}
