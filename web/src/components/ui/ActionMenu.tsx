import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { Button } from "./Button";
import { Icon } from "./Icon";
import styles from "./ActionMenu.module.css";

interface MenuAction {
  label: string;
  onChoose: () => void;
  isDanger?: boolean;
}

interface ActionMenuProps {
  /** The id of its button, for the focus to return to. */
  id: string;
  /** The record that the actions are of. */
  of: string;
  actions: readonly MenuAction[];
  isDisabled?: boolean;
  /** Shown in place of the dots while an action runs. */
  busy?: string;
}

/**
 * The actions of a record behind a '…' button, by the menu button pattern of ARIA: arrow keys, Home and End move,
 * Escape closes and returns the focus.
 */
export function ActionMenu({ id, of, actions, isDisabled = false, busy = "" }: ActionMenuProps) {
  const [start, setStart] = useState<"first" | "last" | null>(null);
  const isOpen = start !== null;
  const menuId = useId();
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll("button") ?? [])];

  useEffect(() => {
    if (start === null) return;
    const all = [...(list.current?.querySelectorAll("button") ?? [])];
    all.at(start === "first" ? 0 : -1)?.focus();
    list.current?.scrollIntoView({ block: "nearest" });
  }, [start]);

  const close = () => {
    document.getElementById(id)?.focus();
    setStart(null);
  };
  const onButtonKey = (event: KeyboardEvent) => {
    if (busy !== "" || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    setStart(event.key === "ArrowDown" ? "first" : "last");
  };
  const onKey = (event: KeyboardEvent) => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const targets: Partial<Record<string, HTMLElement | undefined>> = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at - 1),
      Home: all[0],
      End: all.at(-1),
    };
    if (event.key === "Escape") {
      event.preventDefault();
      close();
      return;
    }
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setStart(null);
  };

  return (
    <div className={styles.menu} onBlur={closeOutside}>
      <Button
        id={id}
        kind="quiet"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-label={busy === "" ? `Actions for ${of}` : undefined}
        aria-disabled={busy !== "" || undefined}
        disabled={isDisabled}
        onKeyDown={onButtonKey}
        onClick={() => setStart(isOpen || busy !== "" ? null : "first")}
      >
        {busy === "" ? <Icon name="more" className={styles.dots} /> : busy}
      </Button>
      {isOpen && (
        <div
          ref={list}
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={`Actions for ${of}`}
          className={styles.list}
          onKeyDown={onKey}
        >
          {actions.map(({ label, onChoose, isDanger = false }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              data-danger={isDanger}
              onClick={() => {
                close();
                onChoose();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
