/**
 * Where the focus goes from a button that its own act takes away: the count of what a list found, the box that selects
 * all of it, or the message of what was done.
 */
type Landing = "found" | "choose-all" | "notice";

/**
 * Moves the focus to what has it as its `data-landing`; of a list in a dialog, not to that of the screen below. Returns
 * whether there is one.
 */
export function focusOn(landing: Landing): boolean {
  const all = document.querySelectorAll<HTMLElement>(`[data-landing="${landing}"]`);
  const last = [...all].at(-1);
  last?.focus();
  return last !== undefined;
}
