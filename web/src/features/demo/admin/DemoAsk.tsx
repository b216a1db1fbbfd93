import { useState } from "react";
import type { DemoKept, DemoRemoval } from "shared-types/demo/answers";
import type { KeptRecord } from "shared-types/history/schema";
import { Button } from "../../../components/ui/Button";
import { ModalDialog } from "../../../components/ui/ModalDialog";
import styles from "../../../components/panel/Card.module.css";
import { countOf } from "../../../lib/format";
import { DemoCountList } from "./DemoCountList";
import { DemoKeptList } from "./DemoKeptList";

interface DemoAskProps {
  /** What a dry run told. */
  plan: DemoRemoval;
  /** Why the last try failed; '' for none. */
  fault: string;
  onRemove: (letGo: KeptRecord[]) => void;
}

const keyOf = ({ kind, id }: KeptRecord) => `${kind} ${id}`;

/** What would go and what would stay, and the question before it is done. */
export function DemoAsk({ plan: { removed, kept }, fault, onRemove }: DemoAskProps) {
  const [letGo, setLetGo] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const toggle = (one: DemoKept) =>
    setLetGo((now) =>
      now.includes(keyOf(one)) ? now.filter((key) => key !== keyOf(one)) : [...now, keyOf(one)],
    );
  const chosen = kept.filter((one) => letGo.includes(keyOf(one)));
  const total = Object.values(removed).reduce((sum, count) => sum + count, 0) + chosen.length;
  return (
    <>
      <section className={styles.card} aria-labelledby="demo-goes">
        <h2 id="demo-goes" className={styles.title}>
          What will be removed
        </h2>
        {total > chosen.length ? (
          <>
            <p>Everything that came with the demo garden and that you haven’t changed:</p>
            <DemoCountList counts={removed} />
          </>
        ) : (
          <p>Nothing but what you uncheck below.</p>
        )}
      </section>
      {kept.length > 0 && (
        <section className={styles.card} aria-labelledby="demo-stays">
          <h2 id="demo-stays" className={styles.title}>
            What will stay
          </h2>
          <p>
            You’ve changed these, or something of yours uses them. Uncheck whatever you want
            removed, too.
          </p>
          <DemoKeptList
            kept={kept}
            stays={(one) => !letGo.includes(keyOf(one))}
            onToggle={toggle}
          />
        </section>
      )}
      {fault !== "" && <p role="alert">{fault}</p>}
      {total > 0 && (
        <div>
          <Button kind="danger" onClick={() => setAsking(true)}>
            Remove the demo garden…
          </Button>
        </div>
      )}
      {isAsking && (
        <ModalDialog title="Remove the demo garden?" onClose={() => setAsking(false)}>
          <p>
            {countOf(total, "item is", "items are")} deleted forever, without going to the bin. A
            backup is made first; restoring it is the only way to undo this.
          </p>
          <div className="part-buttons">
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false);
                onRemove(chosen.map(({ kind, id }) => ({ kind, id })));
              }}
            >
              Back up and remove
            </Button>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
