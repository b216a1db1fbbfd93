import type { ButtonHTMLAttributes } from "react";
import styles from "./Button.module.css";

/**
 * `solid` for the main action, `plain` beside it, `quiet` for a minor one, `text` for a minor one that begins a line,
 * `danger` for a deletion.
 */
type ButtonKind = "solid" | "plain" | "quiet" | "text" | "danger";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
}

/** A button; for links that look like one, see buttonClass. */
export function Button({ kind = "plain", type = "button", className, ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(kind, className)} {...rest} />;
}

/** The classes of a button, for a Link or an anchor. */
export function buttonClass(kind: ButtonKind = "plain", more?: string): string {
  return [styles.button, styles[kind], more].filter(Boolean).join(" ");
}
