import { useState } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { viewDaysMax } from "shared-types/view/codes";
import { DeleteMenu } from "../../../components/form/DeleteMenu";
import { whyNotDone } from "../../../components/form/errors";
import styles from "../../../components/panel/Card.module.css";
import { Button } from "../../../components/ui/Button";
import { ownerSave } from "../../../lib/owner-calls";

const question =
  "All page views counted so far will be deleted forever. Only a backup has them. Are you sure?";

interface ViewSettingsProps {
  on: boolean;
  /** Whether there is something to delete. */
  hasViews: boolean;
}

/** What is counted and kept; turns it off and on, and deletes what was counted. */
export function ViewSettings({ on, hasViews }: ViewSettingsProps) {
  const [fault, setFault] = useState("");
  const report = (errors: ValidationErrors) => setFault(errors[0]?.errorMessage ?? "");
  const turn = async () => {
    setFault("");
    report(await ownerSave("PUT /api/viewsupdate", { body: { on: !on } }).catch(whyNotDone));
  };
  return (
    <section className={styles.card} aria-labelledby="views-kept">
      <h2 id="views-kept" className={styles.title}>
        {on ? "Page views are counted" : "Page views are not counted"}
      </h2>
      <p>
        This site counts by itself, without cookies for visitors and without anyone else’s service.
        It keeps one number for each page and day, for {viewDaysMax} days, and nothing about who
        came. Bots and browsers you are signed in with don’t count.
      </p>
      {fault !== "" && <p role="alert">{fault}</p>}
      <div className="part-buttons">
        <Button onClick={() => void turn()}>{on ? "Stop Counting" : "Start Counting"}</Button>
        {hasViews && (
          <DeleteMenu
            of="page views"
            label="Delete Counts…"
            question={question}
            remove={() => ownerSave("DELETE /api/viewsdelete")}
            onRemoved={() => setFault("")}
            onFailed={report}
          />
        )}
      </div>
    </section>
  );
}
