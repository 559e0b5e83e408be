import { placeOfWords } from "../../../../platform/text/finding/found-words.ts";

/** A form is there at once; its editors of texts, and the fields of a statement, come a little later. */
const PATIENCE_MS = 10_000;
const EVERY_MS = 100;

const CONTROLS =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea, [contenteditable="true"]';
const BLOCKS = "p, li, h1, h2, h3, h4, h5, h6, blockquote, figcaption, td, th, pre";

type Control = HTMLElement;
const isInput = (control: Control): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** The text of an editor, with the nodes that hold it. Blocks stand on lines of their own. */
function textOfEditor(editor: Element) {
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  const parts: { node: Text; start: number }[] = [];
  let [text, block]: [string, Element | null | undefined] = ["", undefined];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest('[contenteditable="false"]')) continue;
    const within = node.parentElement?.closest(BLOCKS);
    if (block !== undefined && within !== block) text += "\n";
    block = within;
    parts.push({ node, start: text.length });
    text += node.data;
  }
  /** The node that holds the letter before or at this place, and where in it. */
  const at = (place: number, isEnd: boolean) => {
    const part = parts.findLast(({ start }) => (isEnd ? start < place : start <= place)) ?? parts[0];
    return part && { node: part.node, offset: Math.min(place - part.start, part.node.data.length) };
  };
  return { text, at };
}

/** Opens what is closed around it: only what is seen can have the focus. */
function openAround(control: HTMLElement): void {
  for (let group = control.closest("details"); group; group = group.parentElement?.closest("details") ?? null)
    group.open = true;
}

/** Whether the words are still selected, or the focus still there. */
type Shown = () => boolean;

/** Selects the words in a control; undefined if it does not hold them. */
function selectIn(control: Control, terms: readonly string[]): Shown | undefined {
  const hasFocus = () => document.activeElement === control;
  if (isInput(control)) {
    const place = placeOfWords(control.value, terms);
    if (place === undefined) return undefined;
    openAround(control);
    control.focus();
    // Only texts can be selected; a number has the focus alone.
    if (control.selectionStart !== null) control.setSelectionRange(place.start, place.end);
    control.scrollIntoView({ block: "center" });
    return hasFocus;
  }
  const { text, at } = textOfEditor(control);
  const place = placeOfWords(text, terms);
  const [from, to] = place === undefined ? [] : [at(place.start, false), at(place.end, true)];
  if (from === undefined || to === undefined) return undefined;
  openAround(control);
  control.focus({ preventScroll: true });
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
  from.node.parentElement?.scrollIntoView({ block: "center" });
  return () => hasFocus() && getSelection()?.isCollapsed === false;
}

/** The part of a form that holds this place: the statement or field itself, or the closest that is marked. */
function partAt(root: HTMLElement, path: string): HTMLElement {
  const names = path.split(".");
  for (let length = names.length; length > 0; length -= 1) {
    const place = CSS.escape(names.slice(0, length).join("."));
    const part = root.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (part !== null) return part;
  }
  return root.querySelector<HTMLElement>(`[data-names~="${CSS.escape(names[0] ?? "")}"]`) ?? root;
}

/** The controls in which the words may stand, the likeliest first. */
function controlsAt(root: HTMLElement, path: string): Control[] {
  const [name = ""] = path.split(".");
  const part = partAt(root, path);
  const closed = part.querySelector<HTMLElement>('button[data-change][aria-expanded="false"]');
  if (closed !== null && part.dataset.place !== undefined) closed.click();
  const field = CSS.escape(name);
  const own = name === "" ? [] : [...root.querySelectorAll<Control>(`#${field}, [name="${field}"]`)];
  return [...own.filter((control) => control.matches(CONTROLS)), ...part.querySelectorAll<Control>(CONTROLS)];
}

/** A name in a list of names is no control: the focus comes to the button that removes it. */
function focusItem(root: HTMLElement, path: string, terms: readonly string[]): Shown | undefined {
  for (const button of partAt(root, path).querySelectorAll<HTMLElement>("li > button")) {
    if (placeOfWords(button.parentElement?.textContent ?? "", terms) === undefined) continue;
    openAround(button);
    button.focus();
    return () => document.activeElement === button;
  }
  return undefined;
}

function show(root: HTMLElement, path: string, terms: readonly string[]): Shown | undefined {
  for (const control of controlsAt(root, path)) {
    const shown = selectIn(control, terms);
    if (shown !== undefined) return shown;
  }
  return focusItem(root, path, terms);
}

/**
 * Leads to words in a form: opens what is closed around their field, and selects them. It waits for fields that come
 * later, and until an editor that is being set up keeps the selection; but no longer than until somebody begins to work.
 * @param path the field, as in the body that a save sends
 * @returns what stops waiting
 */
export function showWords(root: HTMLElement, { path, terms }: { path: string; terms: readonly string[] }): () => void {
  let shown: Shown | undefined;
  const look = () => {
    if (shown?.()) stop();
    else shown = show(root, path, terms);
  };
  const looking = setInterval(look, EVERY_MS);
  const patience = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    clearInterval(looking);
    clearTimeout(patience);
    for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, stop, true);
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, stop, true);
  look();
  return stop;
}
