import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import { Failed } from "../components/feedback/Failed";
import { EntryScreen } from "../components/layout/EntryScreen";
import { SignInForm } from "../features/owner/components/SignInForm";
import { loginPathFrom } from "../lib/destination";
import { dropAllDrafts } from "../lib/drafts";
import { faultWords } from "../lib/errors";
import { rememberEmail } from "../lib/owner-email";
import type { PanelServer } from "../lib/owner-send";
import { panelPaths } from "../lib/panel-paths";
import { focusWithin } from "./focus";
import type { PageData } from "./page-data";
import { paths } from "../lib/paths";
import { pageTitle } from "../lib/title";
import styles from "./Entrance.module.css";

const Panel = lazy(() => import("./Panel").then((module) => ({ default: module.Panel })));

const here = () => window.location.pathname + window.location.search + window.location.hash;

/** Signs out on the sign-out address, and restores the session on all others. */
async function arrive({ session }: PanelServer): Promise<void> {
  if (window.location.pathname === panelPaths.logout) {
    await session.signOut();
    rememberEmail("");
  } else await session.resume();
}

/** Shows the panel to the owner and the sign-in page to everyone else. */
export function Entrance({ data, server }: { data: PageData; server: PanelServer }) {
  const { session } = server;
  const state = useStore(session.state);
  const [isAway, setIsAway] = useState(false);
  const siteTitle = data.settings.title;
  const isOut = state.kind === "out";
  const isOwner = state.kind === "owner";
  const isOutElsewhere = isOwner && state.end === "signedOutElsewhere";

  useEffect(() => {
    arrive(server).catch(() => setIsAway(true));
  }, [server]);

  const hadToSignIn = useRef(false);
  useEffect(() => {
    if (isOut) hadToSignIn.current = true;
    // The form that had the focus is gone.
    return isOwner && hadToSignIn.current ? focusWithin(document.body) : undefined;
  }, [isOut, isOwner]);

  useEffect(() => {
    if (isOut) window.history.replaceState(null, "", loginPathFrom(here()));
  }, [isOut]);

  useEffect(() => {
    // This tab may have kept something just after the other had dropped everything.
    if (isOutElsewhere) dropAllDrafts();
  }, [isOutElsewhere]);

  if (isOwner) {
    return (
      <Suspense fallback={null}>
        <Panel data={data} server={server} />
      </Suspense>
    );
  }
  if (state.kind === "out") {
    return (
      <EntrancePage siteTitle={siteTitle} word={state.signedOut ? "You are signed out." : ""}>
        <SignInForm onSignIn={session.signIn} />
      </EntrancePage>
    );
  }
  if (!isAway) return null;
  return (
    <EntrancePage siteTitle={siteTitle}>
      <Failed
        message={faultWords.network}
        hint="You can sign in as soon as it answers."
        onRetry={() => {
          setIsAway(false);
          arrive(server).catch(() => setIsAway(true));
        }}
      />
    </EntrancePage>
  );
}

const title = "For the owner";

interface EntrancePageProps {
  siteTitle: string;
  /** A message such as 'You are signed out.' */
  word?: string;
  children: ReactNode;
}

/** The page before the panel, all that anyone but the owner sees of it. */
function EntrancePage({ siteTitle, word = "", children }: EntrancePageProps) {
  useEffect(() => {
    document.title = pageTitle(title, siteTitle);
  }, [siteTitle]);
  return (
    <EntryScreen siteTitle={siteTitle} title={title}>
      <p role="status" className={styles.word}>
        {word}
      </p>
      {children}
      <p className={styles.aside}>
        Were you looking for the garden itself? <a href={paths.home}>Go to the home page</a>.
      </p>
    </EntryScreen>
  );
}
