import { useState } from "react";
import type { Quote } from "shared-types/quote/answers";
import { useRead } from "../../../lib/swr";
import { quoteRead } from "../api/quote";
import styles from "./QuoteBox.module.css";

interface QuoteBoxProps {
  /** Called once, when the box mounts. */
  chooseNumber: () => number;
}

/** A quotation below the page; its place is kept while it loads, and there is no box where there is none. */
export function QuoteBox({ chooseNumber }: QuoteBoxProps) {
  const [number] = useState(chooseNumber);
  const { data: quote } = useRead(quoteRead(number));
  if (quote === null) return null;
  return (
    <aside className={styles.box} aria-label="A quotation">
      {quote && <Quotation {...quote} />}
    </aside>
  );
}

/** A quotation with where it is from, as every page has it. */
export function Quotation({ quotation, author, citation }: Quote) {
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.words}>
        <p>{inLines(quotation)}</p>
      </blockquote>
      <figcaption className={styles.source}>
        <span className={styles.author}>{author}</span>
        {citation && <cite className={styles.citation}>{citation}</cite>}
      </figcaption>
    </figure>
  );
}

/** Verse is stored with ' / ' between its lines, and shown line by line. */
const inLines = (quotation: string) =>
  quotation.split(" / ").map((line, i) => (
    <span key={i} className={styles.line}>
      {`${line} `}
    </span>
  ));
