import { useEffect, useRef, useState } from "react";

/** The open row of an index and its mode, one at a time; closing returns the focus to the row's menu button. */
export function useOpenRow() {
  const [open, setOpen] = useState<{ id: number; mode: string } | null>(null);
  const lastButton = useRef<string | null>(null);
  const buttonId = (id: number) => `actions-${id}`;

  useEffect(() => {
    if (open !== null || lastButton.current === null) return;
    document.getElementById(lastButton.current)?.focus();
    lastButton.current = null;
  }, [open]);

  return {
    open,
    buttonId,
    close: () => setOpen(null),
    show: (id: number, mode: string) => {
      lastButton.current = buttonId(id);
      setOpen({ id, mode });
    },
  };
}
