/** The key code of whatever an input method handles. Safari ends a composition before the key that confirms it. */
const handled = 229;

/**
 * Keys that an input method uses to compose, such as Enter to confirm a word and Escape to drop it, pick, cancel and submit
 * nothing: no shortcut hears them. The text editor tells them apart itself.
 */
export function keepKeysOfCompositions(page: Window): void {
  const keep = (event: KeyboardEvent) => {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells in Safari
    const isComposing = event.isComposing || event.keyCode === handled;
    const isOfEditor = event.target instanceof HTMLElement && event.target.isContentEditable;
    if (isComposing && !isOfEditor) event.stopImmediatePropagation();
  };
  page.addEventListener("keydown", keep, { capture: true });
}
