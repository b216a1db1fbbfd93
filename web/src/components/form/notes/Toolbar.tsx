import { useEditorState, type Editor } from "@tiptap/react";
import type { RefObject } from "react";
import { useRovingFocus } from "./roving-focus";
import { ToolbarButton } from "./ToolbarButton";
import { historyItems, toolbarGroups, type ToolbarItem } from "./toolbar-items";
import styles from "./Toolbar.module.css";

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
