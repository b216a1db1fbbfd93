import { useEffect, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

interface RovingFocus {
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

const buttonsOf = (bar: HTMLElement | null) => [...(bar?.querySelectorAll("button") ?? [])];

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** Roving tabindex of a toolbar: one tab stop, arrow keys between buttons. */
export function useRovingFocus(ref: RefObject<HTMLElement | null>): RovingFocus {
  useEffect(() => {
    const buttons = buttonsOf(ref.current);
    if (!buttons.some(({ tabIndex }) => tabIndex === 0) && buttons[0]) buttons[0].tabIndex = 0;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = buttonsOf(ref.current);
    const at = buttons.findIndex((button) => button === event.target);
    const next = at < 0 ? undefined : nextIndex(event.key, at, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLButtonElement)) return;
    for (const button of buttonsOf(ref.current)) button.tabIndex = button === target ? 0 : -1;
  };
  return { onKeyDown, onFocus };
}
