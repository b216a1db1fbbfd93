import { useEffect, useRef, useState } from "react";

export interface OpenRowState<Mode extends string> {
  id: number;
  mode: Mode;
}

interface OpenRows<Mode extends string> {
  open: OpenRowState<Mode> | null;
  /** Opens a row; the button that did it gets the focus back when it closes. */
  show: (id: number, mode: Mode) => void;
  close: () => void;
  /** The id of a row's button. */
  buttonId: (id: number, mode: Mode) => string;
}

/** Which row of an index is being edited, and how. One at a time. */
export function useOpenRow<Mode extends string>(): OpenRows<Mode> {
  const [open, setOpen] = useState<OpenRowState<Mode> | null>(null);
  const lastButton = useRef<string | null>(null);
  const buttonId = (id: number, mode: Mode) => `${mode}-${id}`;

  useEffect(() => {
    if (open !== null || lastButton.current === null) return;
    document.getElementById(lastButton.current)?.focus();
    lastButton.current = null;
  }, [open]);

  return {
    open,
    buttonId,
    close: () => setOpen(null),
    show: (id, mode) => {
      lastButton.current = buttonId(id, mode);
      setOpen({ id, mode });
    },
  };
}
