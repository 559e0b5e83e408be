const MARK = "desk-draft-resume";

/** Remembers for this tab that the unsaved text kept there is to stand in the form again, unasked, when it comes back. */
export function markForResume(key: string): void {
  try {
    sessionStorage.setItem(MARK, key);
  } catch {
    // Then the text is offered instead.
  }
}

/** Whether that was remembered; asked for once. */
export function takeResumeMark(key: string): boolean {
  try {
    if (sessionStorage.getItem(MARK) !== key) return false;
    sessionStorage.removeItem(MARK);
    return true;
  } catch {
    return false;
  }
}
