import type { ButtonHTMLAttributes } from "react";
import styles from "./Button.module.css";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `solid` for the one thing to do, `plain` beside it, `quiet` for what may be overlooked. */
  kind?: "solid" | "plain" | "quiet";
}

/** A button; for links that look like one, see buttonClass. */
export function Button({ kind = "plain", type = "button", className, ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(kind, className)} {...rest} />;
}

/** The classes of a button, for a Link or an anchor. */
export function buttonClass(kind: "solid" | "plain" | "quiet" = "plain", more?: string): string {
  return [styles.button, styles[kind], more].filter(Boolean).join(" ");
}
