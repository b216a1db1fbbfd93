import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Failed } from "../components/feedback/Failed";
import { SignInForm } from "../features/owner/components/SignInForm";
import { loginPathFrom } from "../lib/destination";
import type { Desk } from "../lib/owner-send";
import { panelPaths } from "../lib/panel-paths";
import { Doorstep } from "./Doorstep";
import type { PageData } from "./page-data";

const Panel = lazy(() => import("./Panel").then((module) => ({ default: module.Panel })));

interface EntranceProps {
  data: PageData;
  desk: Desk;
}

const here = () => window.location.pathname + window.location.search + window.location.hash;

/** Ends the session on the address that says so, and asks who is there on all others. */
async function arrive({ session }: Desk): Promise<void> {
  if (window.location.pathname === panelPaths.logout) await session.signOut();
  else await session.resume();
}

/** Who is there? The owner gets the panel, everyone else the sign-in page and nothing more. */
export function Entrance({ data, desk }: EntranceProps) {
  const { session } = desk;
  const standing = useSyncExternalStore(session.subscribe, session.standing);
  const [isAway, setIsAway] = useState(false);
  const siteTitle = data.settings.title;
  const isOut = standing.kind === "out";

  const ask = () => {
    arrive(desk).catch(() => setIsAway(true));
  };
  useEffect(() => {
    arrive(desk).catch(() => setIsAway(true));
  }, [desk]);

  useEffect(() => {
    if (isOut) window.history.replaceState(null, "", loginPathFrom(here()));
  }, [isOut]);

  if (standing.kind === "owner") {
    return (
      <Suspense fallback={null}>
        <Panel data={data} desk={desk} />
      </Suspense>
    );
  }
  if (standing.kind === "out") {
    return (
      <Doorstep
        siteTitle={siteTitle}
        title="For the owner"
        word={standing.signedOut ? "You are signed out." : ""}
      >
        <SignInForm onSignIn={session.signIn} />
      </Doorstep>
    );
  }
  if (!isAway) return null;
  return (
    <Doorstep siteTitle={siteTitle} title="For the owner">
      <Failed
        message="The server could not be reached."
        hint="Nobody can be let in before it answers."
        onRetry={() => {
          setIsAway(false);
          ask();
        }}
      />
    </Doorstep>
  );
}
