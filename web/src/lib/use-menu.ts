import { useEffect, useRef, useState } from "react";

/** A menu that a button opens on one page: it closes on Escape and with every change of the page. */
export function useMenu(pathname: string) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === pathname;

  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOpen]);

  return {
    isOpen,
    toggle: () => setOpenAt(isOpen ? null : pathname),
    close: () => setOpenAt(null),
    /** For the button that opens it: Escape closes the menu and returns the focus there. */
    button,
  };
}
