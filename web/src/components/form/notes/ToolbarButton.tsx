import { ToolIcon, type ToolIconName } from "./ToolIcon";
import styles from "./Toolbar.module.css";

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** A shortcut as this platform writes it: 'Ctrl+B', '⌘B'. */
function shownShortcut(keys: string): string {
  return isMac()
    ? keys.replace("Mod+", "⌘").replace("Shift+", "⇧").replace("Alt+", "⌥")
    : keys.replace("Mod", "Ctrl");
}

/** A shortcut for `aria-keyshortcuts`. */
function ariaShortcut(keys: string): string {
  return keys.replace("Mod", isMac() ? "Meta" : "Control");
}

interface ToolbarButtonProps {
  label: string;
  icon: ToolIconName;
  keys?: string;
  /** `undefined` for a button that is not a toggle. */
  isOn?: boolean;
  isOff?: boolean;
  onPress: () => void;
}

/** A toolbar button; unavailable ones stay focusable. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, icon, keys, isOn, isOff = false, onPress } = props;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.button}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={keys && ariaShortcut(keys)}
      title={keys ? `${label} (${shownShortcut(keys)})` : label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onPress}
    >
      <ToolIcon name={icon} />
    </button>
  );
}
