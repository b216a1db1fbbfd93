import { useEffect, useId, useRef, type ReactNode } from "react";
import styles from "./ModalDialog.module.css";

interface ModalDialogProps {
  title: string;
  /** Called on Escape or another way of closing. Without it the dialog stays until it is unmounted. */
  onClose?: () => void;
  /** `wide` for pictures. */
  size?: "narrow" | "wide";
  /** Hides the page behind it. */
  opaque?: boolean;
  children: ReactNode;
}

const isEmptySearch = (target: EventTarget, dialog: HTMLElement | null) =>
  target instanceof HTMLInputElement &&
  target.type === "search" &&
  target.value === "" &&
  target.closest("dialog") === dialog;

/** A modal dialog, open while rendered; it traps the focus and returns it afterwards. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, onClose, size = "narrow", opaque = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-opaque={opaque}
      aria-labelledby={heading}
      onKeyDownCapture={(event) => {
        // Safari keeps Escape to the field, though there is nothing to clear.
        if (event.key !== "Escape" || !isEmptySearch(event.target, dialog.current)) return;
        event.preventDefault();
        onClose?.();
      }}
      onCancel={(event) => {
        // Its parent unmounts it; it never closes itself.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
