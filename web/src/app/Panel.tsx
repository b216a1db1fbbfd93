import { ChakraProvider } from "@chakra-ui/react";
import { useEffect, useMemo, type ReactNode } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { pageSettings } from "shared-types/site/parts";
import { useStore } from "zustand";
import { createApiReader } from "../lib/api-reader";
import { dropOldDrafts } from "../lib/drafts";
import type { PanelServer } from "../lib/owner-send";
import { useOwnerCall } from "../lib/owner-swr";
import { panelPaths } from "../lib/panel-paths";
import { SiteContext, useSite } from "../lib/settings";
import { system } from "../theme/chakra";
import type { PageData } from "./page-data";
import { Providers } from "./providers";
import { createPanelRoutes } from "./routes-cp";
import { goToSearchByKey } from "./search-key";
import { Button } from "../components/ui/Button";
import { ModalDialog } from "../components/ui/ModalDialog";
import { SignInForm } from "../features/owner/components/SignInForm";
import type { SessionEnd, PanelSession } from "../lib/panel-session";

const reasons: Record<SessionEnd, string> = {
  expired: "You’ve been away for a while, so you were signed out.",
  signedOutElsewhere: "You signed out in another tab.",
  notOwner: "This account is no longer the owner’s.",
};

/** Signs the owner in again in place; pending calls go on afterwards. */
function SignInAgain({ session }: { session: PanelSession }) {
  const state = useStore(session.state);
  const end = state.kind === "owner" ? state.end : null;
  if (end === null) return null;
  // After signing out elsewhere nothing of the panel should stay visible.
  const isHidden = end === "signedOutElsewhere";
  const giveUp = () => (isHidden ? window.location.assign(panelPaths.login) : session.giveUp());
  return (
    <ModalDialog title="Please sign in again" opaque={isHidden} onClose={giveUp}>
      <p>{reasons[end]} Nothing you typed is lost. Sign in to pick up where you left off.</p>
      <SignInForm onSignIn={session.signIn} />
      <p>
        <Button kind="text" onClick={giveUp}>
          {isHidden ? "Leave the panel" : "Not now"}
        </Button>
      </p>
    </ModalDialog>
  );
}

/** The panel, for the owner. Its lists are read with the owner's token, so that internal records show. */
export function Panel({ data, server }: { data: PageData; server: PanelServer }) {
  const reader = useMemo(() => createApiReader(server), [server]);
  const router = useMemo(() => createBrowserRouter(createPanelRoutes()), []);
  useEffect(() => dropOldDrafts(), []);
  useEffect(() => goToSearchByKey(router, panelPaths.search), [router]);
  return (
    <Providers data={data} reader={reader}>
      <ChakraProvider value={system}>
        <SavedSettings>
          <RouterProvider router={router} />
          <SignInAgain session={server.session} />
        </SavedSettings>
      </ChakraProvider>
    </Providers>
  );
}

/** The panel stays open for hours: the garden's name, its time zone and its pages are those that were saved last. */
function SavedSettings({ children }: { children: ReactNode }) {
  const site = useSite();
  const { data } = useOwnerCall("GET /api/site");
  const current = useMemo(
    () => (data ? { ...site, settings: { ...site.settings, ...pageSettings(data) } } : site),
    [site, data],
  );
  return <SiteContext value={current}>{children}</SiteContext>;
}
