import { EditorContent, useEditor, type Editor } from "@tiptap/react";
import { useRef, useState } from "react";
import richText from "../../ui/RichText.module.css";
import type { AreaProps } from "./area";
import { noteExtensions } from "./extensions";
import { LinkDialog, type ChosenLink } from "./LinkDialog";
import { cleanPaste } from "./paste";
import type { SearchPages } from "./pages";
import { tidyNote } from "./serialize";
import { Toolbar } from "./Toolbar";
import styles from "./NotesEditor.module.css";

interface VisualEditorProps {
  area: AreaProps;
  /** The initial note: sanitized HTML. */
  html: string;
  onChange: (html: string) => void;
  searchPages: SearchPages;
}

function areaAttributes({ id, labelId, describedBy, isInvalid, isRequired }: AreaProps) {
  return {
    id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelId,
    "aria-invalid": String(isInvalid),
    "aria-required": String(isRequired),
    class: `${richText.text ?? ""} ${styles.area ?? ""}`,
    ...(describedBy && { "aria-describedby": describedBy }),
  };
}

function setLink(editor: Editor, { href, words }: ChosenLink): void {
  if (editor.isActive("link")) {
    editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
  } else if (!editor.state.selection.empty) {
    editor.chain().focus().setLink({ href }).run();
  } else {
    const text = { type: "text", text: words, marks: [{ type: "link", attrs: { href } }] };
    editor.chain().focus().insertContent(text).unsetMark("link").run();
  }
}

/** The visual editor with its toolbar. */
export function VisualEditor({ area, html, onChange, searchPages }: VisualEditorProps) {
  const [isLinking, setIsLinking] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const [given] = useState(html);

  const onKey = (event: KeyboardEvent): boolean => {
    const isMod = event.ctrlKey || event.metaKey;
    if (isMod && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "k") {
      event.preventDefault();
      setIsLinking(true);
      return true;
    }
    if (event.altKey && event.key === "F10") {
      toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      return true;
    }
    return false;
  };

  const opened = useRef<Editor["state"]["doc"]>(null);
  const editor = useEditor({
    extensions: noteExtensions,
    content: given,
    onCreate: ({ editor: created }) => {
      opened.current = created.state.doc;
    },
    // A note that means the same as when it was opened is sent back unchanged, to the byte.
    onUpdate: ({ editor: changed }) => {
      const isAsOpened = opened.current?.eq(changed.state.doc) ?? false;
      onChange(isAsOpened ? given : tidyNote(changed.getHTML()));
    },
    onBlur: area.onBlur,
    editorProps: {
      attributes: areaAttributes(area),
      transformPastedHTML: (pasted) =>
        pasted.includes("data-pm-slice") ? pasted : cleanPaste(pasted),
      handleKeyDown: (_view, event) => onKey(event),
    },
  });

  return (
    <>
      <Toolbar
        editor={editor}
        controls={area.id}
        barRef={toolbar}
        onLink={() => setIsLinking(true)}
      />
      <EditorContent editor={editor} className={styles.visual} />
      {isLinking && (
        <LinkDialog
          href={(editor.getAttributes("link").href as string | undefined) ?? ""}
          needsWords={editor.state.selection.empty && !editor.isActive("link")}
          searchPages={searchPages}
          onApply={(link) => {
            setIsLinking(false);
            setLink(editor, link);
          }}
          onClose={() => setIsLinking(false)}
        />
      )}
    </>
  );
}
