type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click should open in place, and not in a new tab or as a download. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Home and End go to the first and the last slide; the library handles arrows and Escape. */
export function jumpKeys(go: (index: number) => void, count: number) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    go(event.key === "Home" ? 0 : count - 1);
  };
}
