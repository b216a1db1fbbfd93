/** Where the focus goes from a button that its own act takes away: the count of what a list found, or the box that selects all of it. */
export const landings = { found: "found", chooseAll: "choose-all" } as const;

/** Moves the focus there, if the page has it. */
export const focusOn = (landing: keyof typeof landings): void =>
  document.getElementById(landings[landing])?.focus();
