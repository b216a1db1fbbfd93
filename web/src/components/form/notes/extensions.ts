import { Code } from "@tiptap/extension-code";
import { Link } from "@tiptap/extension-link";
import { ListItem, OrderedList } from "@tiptap/extension-list";
import { Mark, type Extensions } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { noteAnchorMarks } from "shared-types/kit/html";
import { isNoteHref } from "./clean";

/** Anchors keep href and title; the other attributes follow from href. */
const NoteLink = Link.extend({
  addAttributes() {
    return { href: { default: null }, title: { default: null } };
  },
  renderHTML({ HTMLAttributes }) {
    const { href, title } = HTMLAttributes as { href?: string; title?: string | null };
    return ["a", { href, title, ...noteAnchorMarks(href) }, 0];
  },
}).configure({
  openOnClick: false,
  defaultProtocol: "https",
  isAllowedUri: (href) => isNoteHref(href),
});

/** Tab leaves the editor, as it leaves every field; Ctrl+] indents list items. */
const NoteListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      "Mod-]": () => this.editor.commands.sinkListItem(this.name),
      "Mod-[": () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Notes have no `start` attribute. */
const NoteOrderedList = OrderedList.extend({
  renderHTML() {
    return ["ol", 0];
  },
});

const small = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** What the visual editor supports; other allowed tags are edited as source. */
export const noteExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    link: false,
    listItem: false,
    orderedList: false,
    trailingNode: false,
  }),
  Code.extend({ excludes: "" }),
  NoteLink,
  NoteListItem,
  NoteOrderedList,
  small("subscript", "sub"),
  small("superscript", "sup"),
  small("smallPrint", "small"),
];
