import { useStore } from "zustand";
import { Button } from "../components/ui/Button";
import { ModalDialog } from "../components/ui/ModalDialog";
import { SignInForm } from "../features/owner/components/SignInForm";
import { panelPaths } from "../lib/panel-paths";
import type { SessionEnd, PanelSession } from "../lib/panel-session";

const reasons: Record<SessionEnd, string> = {
  expired: "You’ve been away for a while, so you were signed out.",
  signedOutElsewhere: "You signed out in another tab.",
  notOwner: "This account is no longer the owner’s.",
};

/** Signs the owner in again in place; pending calls go on afterwards. */
export function SignInAgain({ session }: { session: PanelSession }) {
  const standing = useStore(session.standing);
  const lapse = standing.kind === "owner" ? standing.lapse : null;
  if (lapse === null) return null;
  // After signing out elsewhere nothing of the panel should stay visible.
  const isHidden = lapse === "signedOutElsewhere";
  const giveUp = () => (isHidden ? window.location.assign(panelPaths.login) : session.giveUp());
  return (
    <ModalDialog title="Please sign in again" opaque={isHidden} onClose={giveUp}>
      <p>{reasons[lapse]} Nothing you typed is lost. Sign in to pick up where you left off.</p>
      <SignInForm onSignIn={session.signIn} />
      <p>
        <Button kind="quiet" onClick={giveUp}>
          {isHidden ? "Leave the panel" : "Not now"}
        </Button>
      </p>
    </ModalDialog>
  );
}
