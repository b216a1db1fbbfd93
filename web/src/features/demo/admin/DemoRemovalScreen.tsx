import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import type { DemoRemoval } from "shared-types/demo/answers";
import type { KeptRecord } from "shared-types/history/schema";
import { Empty } from "../../../components/feedback/Empty";
import { Failed } from "../../../components/feedback/Failed";
import { FormSkeleton } from "../../../components/form/FormSkeleton";
import styles from "../../../components/panel/Card.module.css";
import { buttonClass } from "../../../components/ui/Button";
import { announceSave } from "../../../lib/announce-save";
import { ApiError } from "../../../lib/errors";
import { ownerRead } from "../../../lib/owner-calls";
import { useOwnerRead } from "../../../lib/owner-swr";
import { panelPaths } from "../../../lib/panel-paths";
import { DemoAsk } from "./DemoAsk";
import { DemoCountList } from "./DemoCountList";
import { DemoKeptList } from "./DemoKeptList";

/** How far it is: a backup comes first. */
type Phase = "asking" | "backup" | "removing" | "done";

const recountMs = 1000;

const whyNot = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 503)
    ? error.message
    : "Couldn’t remove the demo garden. Nothing was lost: please try again.";

/** Removes the demo garden, and tells how far that is. */
function useRemoval() {
  const [phase, setPhase] = useState<Phase>("asking");
  const [removal, setRemoval] = useState<DemoRemoval | null>(null);
  const [fault, setFault] = useState("");

  const isBusy = phase === "backup" || phase === "removing";
  useEffect(() => {
    if (!isBusy) return;
    let hasBegun = false;
    const look = async () => {
      const { isRunning } = await ownerRead("GET /api/backups");
      if (isRunning) hasBegun = true;
      else if (hasBegun) setPhase((now) => (now === "backup" ? "removing" : now));
    };
    const timer = setInterval(() => void look().catch(() => undefined), recountMs);
    return () => clearInterval(timer);
  }, [isBusy]);

  const begin = async (remove: KeptRecord[]) => {
    setFault("");
    setPhase("backup");
    try {
      setRemoval(await ownerRead("POST /api/demoremove", { body: { dryRun: false, remove } }));
      setPhase("done");
      announceSave();
    } catch (error) {
      setFault(whyNot(error));
      setPhase("asking");
    }
  };

  return { phase, isBusy, removal, fault, begin };
}

/** What was removed, what stayed, and the way back. */
function DemoDone({ removed, kept, backup }: DemoRemoval) {
  return (
    <section className={styles.card} aria-labelledby="demo-done">
      <h2 id="demo-done" className={styles.title} tabIndex={-1}>
        The garden is yours
      </h2>
      <p role="status">- Demo garden removed -</p>
      <DemoCountList counts={removed} />
      {kept.length > 0 && (
        <>
          <h3>What stayed</h3>
          <DemoKeptList kept={kept} />
        </>
      )}
      <p>
        To undo this, restore the backup <chakra.code overflowWrap="anywhere">{backup}</chakra.code>
        : whoever runs the server stops the site and types{" "}
        <chakra.code overflowWrap="anywhere">npm run restore -- data/backups/{backup}</chakra.code>.
        The demo garden comes back, and everything you’ve done since is lost. If you might want
        that, download this backup from Admin Home: after some days a newer one takes its place.
      </p>
      <Link to={panelPaths.home} className={buttonClass("solid")}>
        Admin Home
      </Link>
    </section>
  );
}

const lookAgainMs = 2000;

function Working({ words }: { words: string }) {
  return (
    <section className={styles.card} aria-busy="true">
      <p role="status">{words}</p>
      <p>Visitors see the site meanwhile. You can leave this page; it goes on.</p>
    </section>
  );
}

/** Removes the demo garden: what would go, the question, how far it is, what became of it. */
export function DemoRemovalScreen() {
  const { phase, isBusy, removal, fault, begin } = useRemoval();
  const plan = useOwnerRead(isBusy || removal ? null : "demo", () =>
    ownerRead("POST /api/demoremove", { body: { dryRun: true, remove: [] } }),
  );
  const isElsewhere = plan.error instanceof ApiError && plan.error.status === 409;
  const { retry } = plan;
  useEffect(() => {
    if (!isElsewhere) return;
    const timer = setInterval(retry, lookAgainMs);
    return () => clearInterval(timer);
  }, [isElsewhere, retry]);

  if (phase === "done" && removal) return <DemoDone {...removal} />;
  if (phase === "backup") return <Working words="Making a backup..." />;
  if (phase === "removing" || isElsewhere) return <Working words="Removing the demo garden..." />;
  if (plan.error) return <Failed message="Couldn’t check the demo garden." onRetry={plan.retry} />;
  if (!plan.data) return <FormSkeleton what="the demo garden" fields={4} />;
  const { removed, kept } = plan.data;
  const isNone = kept.length === 0 && Object.values(removed).every((count) => count === 0);
  if (isNone) return <Empty title="There is no demo garden here. All of this is yours." />;
  return <DemoAsk plan={plan.data} fault={fault} onRemove={(letGo) => void begin(letGo)} />;
}
