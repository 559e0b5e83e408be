/** A mark behind a group of statements, which leads to the first of its sources. */
const MARK = "a.cite[data-numbers]";
/** How many sources the note has a line for. */
const MOST_LINES = 6;
const GAP = 8;
/** In a very low window a note is at least this high, and the page scrolls to the rest of it. */
const LEAST_HEIGHT = 120;

/** The line of a source in the list, without its number and the way back. */
function lineOf(number: string): Node[] {
  const listed = document.getElementById(`source-${number}`);
  const told = listed?.firstElementChild;
  if (listed == null || told == null) return [];
  const line = listed.cloneNode(false) as Element;
  line.removeAttribute("id");
  line.append(told.cloneNode(true));
  return [line];
}

function openNotesIn(box: HTMLElement): () => void {
  let shownAt: HTMLElement | null = null;
  /** The mark whose note the present press closes, as browsers do with each press outside of it. */
  let leftAt: Element | null = null;
  const list = box.querySelector("ul");
  const more = box.querySelector<HTMLAnchorElement>("[data-more]");
  const toBlock = more?.hash.slice(1) ?? "";

  function place(mark: Element): void {
    // A mark may stand on two lines; the note belongs to its end.
    const { left, top, bottom } = [...mark.getClientRects()].at(-1) ?? mark.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const above = top - GAP;
    const below = clientHeight - bottom - GAP;
    box.style.maxHeight = "";
    const isBelow = box.offsetHeight <= below || below >= above;
    // A note that is higher than the room beside its mark scrolls in itself.
    box.style.maxHeight = `${Math.max(LEAST_HEIGHT, isBelow ? below : above)}px`;
    const y = isBelow ? bottom + GAP / 2 : top - GAP / 2 - box.offsetHeight;
    box.style.top = `${y + scrollY}px`;
    box.style.left = `${Math.max(GAP, Math.min(left - GAP, clientWidth - box.offsetWidth - GAP)) + scrollX}px`;
  }

  /** @returns false if the page lists none of its sources */
  function open(mark: HTMLElement): boolean {
    const lines = (mark.dataset.numbers ?? "").split(", ").flatMap(lineOf);
    if (lines.length === 0) return false;
    list?.replaceChildren(...lines.slice(0, MOST_LINES));
    const left = lines.length - MOST_LINES;
    const hasBlock = document.getElementById(toBlock) !== null;
    for (const link of box.querySelectorAll<HTMLElement>(`p a`)) link.hidden = !hasBlock;
    if (more !== null) {
      more.hidden = left <= 0 || !hasBlock;
      more.textContent = more.dataset.more?.replace("#", String(left)) ?? "";
    }
    box.hidden = false;
    box.showPopover();
    shownAt = mark;
    mark.setAttribute("aria-expanded", "true");
    box.scrollTop = 0;
    place(mark);
    box.focus({ preventScroll: true });
    return true;
  }

  const markAt = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(MARK) : null;

  function onPointerDown(event: PointerEvent): void {
    const mark = markAt(event);
    leftAt = mark === shownAt ? mark : null;
  }

  function onClick(event: MouseEvent): void {
    const mark = markAt(event);
    const isLeft = mark !== null && mark === leftAt;
    leftAt = null;
    if (mark === null) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link !== null && box.contains(link)) box.hidePopover();
    } else if (isLeft) event.preventDefault();
    else if (!event.metaKey && !event.ctrlKey && !event.shiftKey && open(mark)) event.preventDefault();
  }

  function onToggle(event: Event): void {
    if ((event as ToggleEvent).newState === "open") return;
    shownAt?.removeAttribute("aria-expanded");
    shownAt = null;
  }

  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener("pointerdown", onPointerDown, { signal, capture: true });
  document.addEventListener("click", onClick, { signal });
  box.addEventListener("toggle", onToggle, { signal });
  return () => {
    ended.abort();
    shownAt = null;
    if (box.matches(":popover-open")) box.hidePopover();
    list?.replaceChildren();
  };
}

/**
 * Opens the sources of a mark beside it at a press, and gives the note the focus. The browser closes it at Escape, which
 * leads back to the mark, and at a press outside. Browsers without popovers follow the mark to the list, as all do without
 * this script.
 * @returns how to end it
 */
export function openSourcesAtMarks(): () => void {
  const box = document.getElementById("source-beside");
  return box === null || !("showPopover" in box) ? () => {} : openNotesIn(box);
}
