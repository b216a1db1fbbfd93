import { Fragment, useState } from "react";
import { useQuote } from "../api/quote";
import styles from "./QuoteBox.module.css";

interface QuoteBoxProps {
  /** Called once, when the box mounts. */
  chooseNumber: () => number;
}

/** A quotation below the page; its place is kept while it loads, and there is no box where there is none. */
export function QuoteBox({ chooseNumber }: QuoteBoxProps) {
  const [number] = useState(chooseNumber);
  const quote = useQuote(number);
  if (quote === null) return null;
  return (
    <aside className={styles.box} aria-label="A quotation">
      {quote && (
        <figure className={styles.figure}>
          <blockquote className={styles.words}>
            <p>{inLines(quote.quotation)}</p>
          </blockquote>
          <figcaption className={styles.source}>
            <span className={styles.author}>{quote.author}</span>
            {quote.citation && <cite className={styles.citation}>{quote.citation}</cite>}
          </figcaption>
        </figure>
      )}
    </aside>
  );
}

/** Verse is stored with ' / ' between its lines, and shown line by line. */
function inLines(quotation: string) {
  return quotation.split(" / ").map((line, i) => (
    <Fragment key={i}>
      {i > 0 && <br />}
      {line}
    </Fragment>
  ));
}
