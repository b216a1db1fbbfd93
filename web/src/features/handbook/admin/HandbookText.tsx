import { useEffect, useMemo, type MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isPlainClick } from "../../../lib/plain-click";
import styles from "./HandbookText.module.css";

/** A page's text and pictures, rendered when the panel was built; its links go through the router. */
export function HandbookText({ html }: { html: string }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const content = useMemo(() => ({ __html: html }), [html]);

  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, html]);

  const follow = (event: MouseEvent) => {
    const anchor = (event.target as Element).closest("a");
    const href = anchor?.getAttribute("href");
    if (!href || anchor?.target === "_blank" || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href);
  };

  return <div className={styles.text} onClick={follow} dangerouslySetInnerHTML={content} />;
}
