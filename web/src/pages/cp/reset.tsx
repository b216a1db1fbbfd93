import { useEffect, useState } from "react";
import { PanelSheet } from "../../components/layout/PanelSheet";
import { ResetAskForm } from "../../features/owner/admin/ResetAskForm";
import { ResetForm } from "../../features/owner/admin/ResetForm";
import { panelPaths } from "../../lib/panel-paths";
import { useSite } from "../../lib/settings";

type Step = "ask" | "asked" | "choose" | "done";

const titles: Record<Step, string> = {
  ask: "A new password",
  asked: "Look at your mail",
  choose: "Choose a new password",
  done: "The new password holds",
};

/** A lost password: asks for a mail with a link, and with the link for a new password. */
export function Component() {
  const { settings } = useSite();
  // In the fragment, which is never sent to a server.
  const [token] = useState(() => window.location.hash.slice(1));
  const [step, setStep] = useState<Step>(token === "" ? "ask" : "choose");

  useEffect(() => {
    document.title = `${titles[step]} · ${settings.title}`;
    if (token !== "") window.history.replaceState(null, "", panelPaths.reset);
  }, [step, token, settings.title]);

  return (
    <PanelSheet title={titles[step]}>
      {step === "ask" && (
        <>
          <p>A link to set a new password goes to the owner’s e-mail address.</p>
          <ResetAskForm apiBase={settings.apiBase} onDone={() => setStep("asked")} />
        </>
      )}
      {step === "asked" && (
        <p role="status">
          If this is the owner’s address, a link is on its way to it. It works once, and for an
          hour.
        </p>
      )}
      {step === "choose" && (
        <>
          <p>It ends every session, here and everywhere else.</p>
          <ResetForm token={token} apiBase={settings.apiBase} onDone={() => setStep("done")} />
        </>
      )}
      {step === "done" && (
        <p role="status">
          It opens Strapi’s admin too, and all sessions have ended.{" "}
          <a href={panelPaths.login}>Sign in</a> with it.
        </p>
      )}
      {step !== "done" && (
        <p>
          <a href={panelPaths.login}>Back to the sign-in</a>
        </p>
      )}
    </PanelSheet>
  );
}
