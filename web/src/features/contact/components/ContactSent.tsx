import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { buttonClass } from "../../../components/ui/Button";
import { paths } from "../../../lib/paths";
import { forgetDraft } from "../api/draft";
import styles from "./ContactSent.module.css";
import { SproutDrawing } from "./SproutDrawing";

/** The confirmation, which replaces the form. */
export function ContactSent({ onAnother }: { onAnother: () => void }) {
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    // A post without scripts did not clear the draft.
    forgetDraft();
    block.current?.focus({ preventScroll: true });
    block.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    // Without scripts, `autofocus` does it.
    <section
      ref={block}
      tabIndex={-1}
      autoFocus
      aria-labelledby="letter-sent"
      className={styles.sent}
    >
      <SproutDrawing kind="completed" progress={1} />
      <h2 id="letter-sent" className={styles.title}>
        Your letter is in the box.
      </h2>
      <p>
        Thank you for writing. Everything that comes in is read. If you left an address, you can
        expect an answer.
      </p>
      <p className={styles.ways}>
        <Link to={paths.contact} className={buttonClass("plain")} onClick={onAnother}>
          Write another letter
        </Link>
        <Link to={paths.photos} className={buttonClass("quiet")}>
          Look at the photos
        </Link>
      </p>
    </section>
  );
}
