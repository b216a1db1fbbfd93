import type { ChainedCommands, Editor } from "@tiptap/react";
import type { ToolIconName } from "./ToolIcon";

export interface ToolbarItem {
  icon: ToolIconName;
  label: string;
  /** `Mod` is Ctrl, or Cmd on a Mac. */
  keys?: string;
  run: (editor: Editor) => void;
  /** Toggles only. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
}

/** A mark or a kind of block that the selection has or not. */
const toggle = (
  icon: ToolIconName,
  label: string,
  keys: string,
  type: string,
  run: (chain: ChainedCommands) => ChainedCommands,
): ToolbarItem => ({
  icon,
  label,
  keys,
  run: (editor) => run(editor.chain().focus()).run(),
  isOn: (editor) => editor.isActive(type),
});

const heading = (level: 2 | 3 | 4, label: string): ToolbarItem => ({
  icon: `h${level}`,
  label,
  keys: `Mod+Alt+${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive("heading", { level }),
});

/** The formatting buttons, in groups. */
export const toolbarGroups: ToolbarItem[][] = [
  [
    toggle("bold", "Bold", "Mod+B", "bold", (chain) => chain.toggleBold()),
    toggle("italic", "Italic", "Mod+I", "italic", (chain) => chain.toggleItalic()),
  ],
  [heading(2, "Heading"), heading(3, "Subheading"), heading(4, "Small heading")],
  [
    toggle("bullets", "Bulleted list", "Mod+Shift+8", "bulletList", (chain) =>
      chain.toggleBulletList(),
    ),
    toggle("numbers", "Numbered list", "Mod+Shift+7", "orderedList", (chain) =>
      chain.toggleOrderedList(),
    ),
    toggle("quote", "Quotation", "Mod+Shift+B", "blockquote", (chain) => chain.toggleBlockquote()),
  ],
];

/** Undo and redo. */
export const historyItems: ToolbarItem[] = [
  {
    label: "Undo",
    icon: "undo",
    keys: "Mod+Z",
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    label: "Redo",
    icon: "redo",
    keys: "Mod+Shift+Z",
    run: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];
