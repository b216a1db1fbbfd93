import { useEffect, useId, useRef, type ReactNode } from "react";
import styles from "./ModalDialog.module.css";

interface ModalDialogProps {
  title: string;
  /** Escape, or whatever else closes it. Without one it stays until it is taken away. */
  onClose?: () => void;
  /** `wide` for pictures. */
  size?: "narrow" | "wide";
  /** Nothing of the page shows behind it. */
  opaque?: boolean;
  children: ReactNode;
}

/** A dialog over the page, open as long as it is rendered; the focus stays inside and returns afterwards. */
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
      onCancel={(event) => {
        // It is taken away by whoever renders it, never by itself.
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
