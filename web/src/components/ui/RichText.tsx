import { useMemo, type MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { place } from "../../lib/copy";
import { decodeHtml } from "../../lib/html";
import { isRoutedPath } from "../../lib/paths";
import { isPlainClick } from "../../lib/plain-click";
import styles from "./RichText.module.css";

interface RichTextProps {
  /** Encoded HTML as the server sends it, already sanitized (docs/product.md 4.8). */
  html: string;
  className?: string;
}

/** Notes and descriptions; links to pages of this site go through the router. */
export function RichText({ html, className }: RichTextProps) {
  const navigate = useNavigate();
  const content = useMemo(() => {
    const decoded = decodeHtml(html);
    return { __html: place.copy?.htmlBelow(decoded) ?? decoded };
  }, [html]);

  const follow = (event: MouseEvent) => {
    const anchor = (event.target as Element).closest("a");
    const written = anchor?.getAttribute("href") ?? "";
    const href = place.copy?.addressOf(written) ?? written;
    if (!isPlainClick(event) || anchor?.target === "_blank" || !isRoutedPath(href)) return;
    event.preventDefault();
    void navigate(href);
  };

  return (
    <div
      className={[styles.text, className].filter(Boolean).join(" ")}
      onClick={follow}
      dangerouslySetInnerHTML={content}
    />
  );
}
