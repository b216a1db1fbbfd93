import { useEffect, useState } from "react";

type Loaded = typeof import("./NotesEditor").NotesEditor;

/** The lazily loaded editor; `failed` when its code could not be loaded. */
export function useNotesEditor(): { Editor: Loaded | undefined; failed: boolean } {
  const [Editor, setEditor] = useState<{ component: Loaded }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import("./NotesEditor").then(
      (module) => setEditor({ component: module.NotesEditor }),
      () => setFailed(true),
    );
  }, []);
  return { Editor: Editor?.component, failed };
}
