const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** A shortcut as this platform writes it: 'Ctrl+B', '⌘B'. */
export function shownShortcut(keys: string): string {
  return isMac()
    ? keys.replace("Mod+", "⌘").replace("Shift+", "⇧").replace("Alt+", "⌥")
    : keys.replace("Mod", "Ctrl");
}

/** A shortcut for `aria-keyshortcuts`. */
export function ariaShortcut(keys: string): string {
  return keys.replace("Mod", isMac() ? "Meta" : "Control");
}
