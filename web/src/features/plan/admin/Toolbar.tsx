import { Button } from "../../../components/ui/Button";
import { ZoomButtons } from "../components/ZoomButtons";
import { afterPaint } from "../../../lib/after-paint";
import { useEditor, type Tool } from "./editor";
import styles from "./Editor.module.css";

const tools: { tool: Tool; label: string }[] = [
  { tool: "select", label: "Select and move" },
  { tool: "plant", label: "Add plants" },
  { tool: "bed", label: "Draw a bed" },
];

/** The tools of the editor, its steps back and forth, and the size of the drawing. */
export function Toolbar() {
  const editor = useEditor();
  return (
    <div className={styles.toolbar} role="group" aria-label="Tools">
      <div className={styles.buttons}>
        {tools.map(({ tool, label }) => (
          <Button key={tool} aria-pressed={editor.tool === tool} onClick={() => editor.take(tool)}>
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button kind="quiet" disabled={editor.past.length === 0} onClick={editor.undo}>
          Undo
        </Button>
        <Button kind="quiet" disabled={editor.future.length === 0} onClick={editor.redo}>
          Redo
        </Button>
        <ZoomButtons
          of="the drawing"
          level={editor.level}
          onZoom={(level) => afterPaint(() => editor.set({ level }))}
        />
      </div>
    </div>
  );
}
