import { chakra } from "@chakra-ui/react";
import type { Publish } from "shared-types/publish/codes";
import { errorTexts } from "../../../components/form/errors";
import { Confirmation } from "../../../components/form/Confirmation";
import styles from "../../../components/panel/Card.module.css";
import { Button } from "../../../components/ui/Button";
import { ProgressBar } from "../../../components/ui/ProgressBar";
import { formatDateTime } from "../../../lib/format";
import { useSite } from "../../../lib/settings";
import { ChangesTable } from "./ChangesTable";
import { changeWords, progressWords, waitingWords } from "./publish-words";
import { endedOf, usePublishActs } from "./use-publishing";
import { ZipDownload } from "./ZipDownload";

/** When it was published last, and what is not yet. */
function stateWords(publish: Publish, timeZone: string): string {
  const { last, settings } = publish;
  if (!last) return "Nothing is published there yet.";
  const where = settings.address + settings.path;
  const then = `Last published on ${formatDateTime(last.ended, timeZone)} for ${where}.`;
  return `${then} ${waitingWords(publish) || "Everything is published"}.`;
}

/** Why what ran last has come to nothing; '' if it has not. */
function faultOf({ state, history: [newest] }: Publish): string {
  if (state.fault !== "") return `The preview failed. ${state.fault}`;
  return newest?.outcome === "failed" ? `The last publish failed. ${newest.message}` : "";
}

/** What is not published yet, and the buttons to look at it and to publish it. */
export function PublishNow({ publish, retry }: { publish: Publish; retry: () => void }) {
  const { timeZone } = useSite().settings;
  const { state, changes, zip } = publish;
  const { errors, begun, begin, cancel } = usePublishActs(retry);
  const isBusy = state.phase !== "idle";
  const ended = endedOf(publish, begun);
  const problems = isBusy ? [] : [...errorTexts(errors), faultOf(publish)].filter(Boolean);
  const done = ended?.outcome === "done" ? `- Published: ${changeWords(ended)} -` : "";
  return (
    <section aria-labelledby="publish-now" className={styles.card}>
      <h2 id="publish-now" className={styles.title}>
        Publish
      </h2>
      <p>{stateWords(publish, timeZone)}</p>
      {isBusy ? (
        <>
          <chakra.div width="100%" maxWidth="44rem">
            <ProgressBar
              label={state.dryRun ? "Preview" : "Publish"}
              value={state.done}
              max={state.all}
              size="thick"
            />
          </chakra.div>
          <p role="status">{progressWords(state)}</p>
          <p>You can leave this page; it will continue.</p>
          <Button onClick={() => void cancel()}>Cancel</Button>
        </>
      ) : (
        <>
          {changes && <ChangesTable changes={changes} />}
          <div className="part-buttons">
            <Button kind="solid" onClick={() => void begin(false)}>
              Publish
            </Button>
            <Button onClick={() => void begin(true)}>Preview</Button>
            {zip && publish.settings.target === "zip" && <ZipDownload bytes={zip.bytes} />}
          </div>
        </>
      )}
      {problems.map((problem) => (
        <chakra.p key={problem} role="alert" color="cardinal" overflowWrap="anywhere">
          {problem}
        </chakra.p>
      ))}
      <Confirmation>{done}</Confirmation>
      {ended?.outcome === "done" && ended.message !== "" && <p>{ended.message}</p>}
    </section>
  );
}
