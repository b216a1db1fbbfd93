import type { Editor } from "@tiptap/react";
import type { ToolIconName } from "./ToolIcon";

export interface ToolbarItem {
  name: string;
  label: string;
  icon: ToolIconName;
  /** `Mod` is Ctrl, or Cmd on a Mac. */
  keys?: string;
  run: (editor: Editor) => void;
  /** Toggles only. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4, label: string): ToolbarItem => ({
  name: `h${level}`,
  label,
  icon: `h${level}`,
  keys: `Mod+Alt+${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive("heading", { level }),
});

/** The formatting buttons, in groups. */
export const toolbarGroups: ToolbarItem[][] = [
  [
    {
      name: "bold",
      label: "Bold",
      icon: "bold",
      keys: "Mod+B",
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive("bold"),
    },
    {
      name: "italic",
      label: "Italic",
      icon: "italic",
      keys: "Mod+I",
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive("italic"),
    },
  ],
  [heading(2, "Heading"), heading(3, "Subheading"), heading(4, "Small heading")],
  [
    {
      name: "bullets",
      label: "Bulleted list",
      icon: "bullets",
      keys: "Mod+Shift+8",
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive("bulletList"),
    },
    {
      name: "numbers",
      label: "Numbered list",
      icon: "numbers",
      keys: "Mod+Shift+7",
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive("orderedList"),
    },
    {
      name: "quote",
      label: "Quotation",
      icon: "quote",
      keys: "Mod+Shift+B",
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive("blockquote"),
    },
  ],
];

/** Undo and redo. */
export const historyItems: ToolbarItem[] = [
  {
    name: "undo",
    label: "Undo",
    icon: "undo",
    keys: "Mod+Z",
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    name: "redo",
    label: "Redo",
    icon: "redo",
    keys: "Mod+Shift+Z",
    run: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];
