import { chakra } from "@chakra-ui/react";
import type { Publish, PublishChanges } from "shared-types/publish/answers";
import { useRef, useState } from "react";
import { errorTexts, whyRefused } from "../../../components/form/errors";
import { Confirmation } from "../../../components/form/Confirmation";
import styles from "../../../components/panel/Card.module.css";
import { Button } from "../../../components/ui/Button";
import { ProgressBar } from "../../../components/ui/ProgressBar";
import { useFocusStays } from "../../../components/ui/use-focus-stays";
import { formatDateTime } from "../../../lib/format";
import { useSite } from "../../../lib/settings";
import { changeWords, progressWords, waitingWords } from "./publish-words";
import { endedOf, usePublishActs } from "./use-publishing";
import { Fact, NameHead, PanelTable } from "../../../components/ui/PanelTable";
import { BusyButton } from "../../../components/ui/BusyButton";
import { addressOf } from "../../../lib/call";
import { downloadFrom } from "../../../lib/download";
import { ownerRead } from "../../../lib/owner-calls";
import { panelServer } from "../../../lib/owner-send";
import { formatBytes } from "../../../lib/panel-format";

/** Downloads the zip of the last publish with the browser, whatever its size. */
function ZipDownload({ bytes }: { bytes: number }) {
  const [fault, setFault] = useState("");
  const fetchIt = async () => {
    setFault("");
    try {
      const query = await ownerRead("POST /api/publishticket");
      downloadFrom(addressOf(panelServer(), "GET /api/publishzip", { query }), "site.zip");
    } catch (error) {
      setFault(errorTexts(whyRefused(error)).join(" "));
    }
  };
  return (
    <>
      <BusyButton busyLabel="Downloading..." onPress={fetchIt}>
        Download the zip
      </BusyButton>
      <p>{formatBytes(bytes)}</p>
      {fault !== "" && <p role="alert">{fault}</p>}
    </>
  );
}

/** What a publish does, counted by a preview. */
function ChangesTable({ changes }: { changes: PublishChanges }) {
  const { pages, photos, bytes, removed } = changes;
  return (
    <PanelTable
      caption="What Publish does"
      columns={["Preview", "Pages", "Photo files", "To send", "Files to remove"]}
    >
      <tr>
        <NameHead>The next publish</NameHead>
        <Fact label="Pages">{pages.toLocaleString("en-US")}</Fact>
        <Fact label="Photo files">{photos.toLocaleString("en-US")}</Fact>
        <Fact label="To send">{formatBytes(bytes)}</Fact>
        <Fact label="Files to remove">{removed.toLocaleString("en-US")}</Fact>
      </tr>
    </PanelTable>
  );
}

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
  const heading = useRef<HTMLHeadingElement>(null);
  // Publish and Cancel take each other's place: the focus stays here, and is not moved to the message of the settings.
  const card = useFocusStays(() => heading.current?.focus(), { pauseMs: 0 });
  return (
    <section ref={card} aria-labelledby="publish-now" className={styles.card}>
      <h2 ref={heading} id="publish-now" className={styles.title} tabIndex={-1}>
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
