const MARK = "desk-draft-resume";

/** Remembers in this tab that the draft must be restored without asking when the user comes back. */
export function markForResume(key: string): void {
  try {
    sessionStorage.setItem(MARK, key);
  } catch {
    // Without storage the draft is offered instead.
  }
}

/** Whether that was remembered. Reading it clears it. */
export function takeResumeMark(key: string): boolean {
  try {
    if (sessionStorage.getItem(MARK) !== key) return false;
    sessionStorage.removeItem(MARK);
    return true;
  } catch {
    return false;
  }
}
