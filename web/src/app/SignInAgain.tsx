import { useSyncExternalStore } from "react";
import { Button } from "../components/ui/Button";
import { ModalDialog } from "../components/ui/ModalDialog";
import { SignInForm } from "../features/owner/components/SignInForm";
import { panelPaths } from "../lib/panel-paths";
import type { Lapse, PanelSession } from "../lib/panel-session";

const reasons: Record<Lapse, string> = {
  expired: "You have been away for a while, and your sign-in has run out.",
  signedOutElsewhere: "You have signed out in another tab.",
  notOwner: "This account is not the owner’s any more.",
};

/** Signs the owner in again in place: what he was doing waits, and goes on afterwards. */
export function SignInAgain({ session }: { session: PanelSession }) {
  const standing = useSyncExternalStore(session.subscribe, session.standing);
  const lapse = standing.kind === "owner" ? standing.lapse : null;
  if (lapse === null) return null;
  // Who has signed out wants nothing to be seen any more.
  const isHidden = lapse === "signedOutElsewhere";
  const giveUp = () => (isHidden ? window.location.assign(panelPaths.login) : session.giveUp());
  return (
    <ModalDialog title="Please sign in again" opaque={isHidden} onClose={giveUp}>
      <p>{reasons[lapse]} Nothing you typed is lost: sign in, and it goes on where it stopped.</p>
      <SignInForm onSignIn={session.signIn} />
      <p>
        <Button kind="quiet" onClick={giveUp}>
          {isHidden ? "Leave the panel" : "Not now"}
        </Button>
      </p>
    </ModalDialog>
  );
}
