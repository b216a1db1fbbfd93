const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** A shortcut as it stands on this machine's keys: 'Ctrl+B', '⌘B'. */
export function shownShortcut(keys: string): string {
  return isMac()
    ? keys.replace("Mod+", "⌘").replace("Shift+", "⇧").replace("Alt+", "⌥")
    : keys.replace("Mod", "Ctrl");
}

/** A shortcut as assistive technology reads it. */
export function ariaShortcut(keys: string): string {
  return keys.replace("Mod", isMac() ? "Meta" : "Control");
}
