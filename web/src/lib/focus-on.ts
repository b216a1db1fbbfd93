/** Where the focus goes from a button that its own act takes away: the count of what a list found, or the box that selects all of it. */
type Landing = "found" | "choose-all";

/** Moves the focus to what has it as its `data-landing`; of a list in a dialog, not to that of the screen below. */
export const focusOn = (landing: Landing): void =>
  [...document.querySelectorAll<HTMLElement>(`[data-landing="${landing}"]`)].at(-1)?.focus();
