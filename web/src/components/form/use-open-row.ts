import { useEffect, useRef, useState } from "react";

interface OpenRowState<Mode extends string> {
  id: number;
  mode: Mode;
}

export interface OpenRows<Mode extends string> {
  open: OpenRowState<Mode> | null;
  /** Opens a row; the focus returns to the row's button when it closes. */
  show: (id: number, mode: Mode) => void;
  close: () => void;
  /** The id of a row's button. */
  buttonId: (id: number, mode: Mode) => string;
}

/** The open row of an index and its mode; one at a time. */
export function useOpenRow<Mode extends string>(): OpenRows<Mode> {
  const [open, setOpen] = useState<OpenRowState<Mode> | null>(null);
  const lastButton = useRef<string | null>(null);
  const buttonId = (id: number, mode: Mode) => `${mode.toLowerCase()}-${id}`;

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
