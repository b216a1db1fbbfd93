import { useEditorState, type Editor } from "@tiptap/react";
import { type RefObject, useEffect, type FocusEvent, type KeyboardEvent } from "react";
import { historyItems, toolbarGroups, type ToolbarItem } from "./toolbar-items";
import { ToolIcon, type ToolIconName } from "./ToolIcon";
import styles from "./Toolbar.module.css";

const buttonsOf = (bar: HTMLElement | null) => [...(bar?.querySelectorAll("button") ?? [])];

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** Roving tabindex of a toolbar: one tab stop, arrow keys between buttons. */
function useRovingFocus(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const buttons = buttonsOf(ref.current);
    if (!buttons.some(({ tabIndex }) => tabIndex === 0) && buttons[0]) buttons[0].tabIndex = 0;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = buttonsOf(ref.current);
    const at = buttons.findIndex((button) => button === event.target);
    const next = at < 0 ? undefined : nextIndex(event.key, at, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLButtonElement)) return;
    for (const button of buttonsOf(ref.current)) button.tabIndex = button === target ? 0 : -1;
  };
  return { onKeyDown, onFocus };
}

interface ToolbarProps {
  editor: Editor;
  /** The editor's own id. */
  controls: string;
  onLink: () => void;
  barRef: RefObject<HTMLDivElement | null>;
}

const everyItem = [...toolbarGroups.flat(), ...historyItems];

function stateOf(editor: Editor) {
  return {
    isOn: everyItem.map(({ isOn }) => isOn?.(editor) ?? false),
    isOff: everyItem.map(({ isOff }) => isOff?.(editor) ?? false),
    isLink: editor.isActive("link"),
  };
}

/** The editor's toolbar: one tab stop, arrow keys inside. */
export function Toolbar({ editor, controls, onLink, barRef }: ToolbarProps) {
  const roving = useRovingFocus(barRef);
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });

  const button = (item: ToolbarItem) => {
    const at = everyItem.indexOf(item);
    return (
      <ToolbarButton
        key={item.icon}
        label={item.label}
        icon={item.icon}
        keys={item.keys}
        isOn={item.isOn && state.isOn[at]}
        isOff={state.isOff[at]}
        onPress={() => item.run(editor)}
      />
    );
  };

  return (
    <div
      ref={barRef}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className={styles.bar}
      onKeyDown={(event) => {
        if (event.key === "Escape") editor.commands.focus();
        roving.onKeyDown(event);
      }}
      onFocus={roving.onFocus}
    >
      {toolbarGroups.map((items) => (
        <div key={items[0]?.icon} className={styles.group}>
          {items.map(button)}
        </div>
      ))}
      <div className={styles.group}>
        <ToolbarButton
          label={state.isLink ? "Edit link" : "Link"}
          icon="link"
          keys="Mod+K"
          isOn={state.isLink}
          onPress={onLink}
        />
        <ToolbarButton
          label="Remove link"
          icon="unlink"
          isOff={!state.isLink}
          onPress={() => editor.chain().focus().extendMarkRange("link").unsetLink().run()}
        />
      </div>
      <div className={styles.group}>{historyItems.map(button)}</div>
    </div>
  );
}

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
function ToolbarButton(props: ToolbarButtonProps) {
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
