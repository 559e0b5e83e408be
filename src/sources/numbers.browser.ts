/** A number in a text or a fact, which leads to its source in the list. */
const NUMBER = 'a[href^="#source-"]';
/** How long the pointer may take from a number to its source beside it. */
const WAY_MS = 250;
const GAP = 8;

function showSourcesIn(box: HTMLElement): () => void {
  let shownAt: Element | null = null;
  let wasShown = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    clearTimeout(leaving);
    shownAt?.removeAttribute("aria-describedby");
    shownAt = null;
    box.hidden = true;
  }

  function show(number: Element): void {
    clearTimeout(leaving);
    if (shownAt === number) return;
    hide();
    const listed = document.getElementById(number.getAttribute("href")?.slice(1) ?? "")?.firstElementChild;
    if (listed == null) return;
    box.replaceChildren(listed.cloneNode(true));
    // The keyboard reaches the link in the list.
    for (const link of box.querySelectorAll("a")) link.tabIndex = -1;
    box.hidden = false;
    shownAt = number;
    number.setAttribute("aria-describedby", box.id);
    const { left, top, bottom } = number.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const fitsBelow = bottom + GAP + box.offsetHeight <= clientHeight || top < box.offsetHeight + GAP;
    const y = fitsBelow ? bottom + GAP / 2 : top - GAP / 2 - box.offsetHeight;
    box.style.top = `${y + scrollY}px`;
    box.style.left = `${Math.max(GAP, Math.min(left - GAP, clientWidth - box.offsetWidth - GAP)) + scrollX}px`;
  }

  const numberAt = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(NUMBER) : null);
  const isInBox = ({ target }: Event): boolean => target instanceof Node && box.contains(target);

  function onPointerOver(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const number = numberAt(event);
    if (number !== null) show(number);
    else if (isInBox(event)) clearTimeout(leaving);
    else if (shownAt !== null && shownAt !== document.activeElement) {
      clearTimeout(leaving);
      leaving = setTimeout(hide, WAY_MS);
    }
  }

  function onFocusIn(event: FocusEvent): void {
    const number = numberAt(event);
    if (number !== null) show(number);
    else if (!isInBox(event)) hide();
  }

  function onPointerDown(event: PointerEvent): void {
    const number = numberAt(event);
    wasShown = number !== null && number === shownAt;
    if (number === null && !isInBox(event)) hide();
  }

  function onClick(event: MouseEvent): void {
    const number = numberAt(event);
    if (number === null) return;
    // The keyboard, whose clicks count nothing, has seen the source on focus.
    if (wasShown || event.detail === 0 || event.metaKey || event.ctrlKey || event.shiftKey) hide();
    else {
      event.preventDefault();
      show(number);
    }
  }

  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") hide();
  };

  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener("pointerover", onPointerOver, { signal });
  document.addEventListener("focusin", onFocusIn, { signal });
  document.addEventListener("pointerdown", onPointerDown, { signal });
  document.addEventListener("click", onClick, { signal });
  document.addEventListener("keydown", onKeyDown, { signal });
  return () => {
    ended.abort();
    hide();
    box.replaceChildren();
  };
}

/**
 * Shows the source beside a number that is pointed at, focused or pressed. Pressing a number whose source is shown leads
 * to the list, as every press does without this script.
 * @returns how to end it
 */
export function showSourcesAtNumbers(): () => void {
  const box = document.getElementById("source-beside");
  return box === null ? () => {} : showSourcesIn(box);
}
