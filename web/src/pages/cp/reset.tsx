import { useEffect, useState } from "react";
import {
  passwordResetSchema,
  resetAskSchema,
  type PasswordReset,
  type ResetAsk,
} from "shared-types/account/schema";
import { TextField } from "../../components/form/TextField";
import { EntryScreen } from "../../components/layout/EntryScreen";
import { NewPasswordField } from "../../features/owner/admin/NewPasswordField";
import { OpenForm } from "../../features/owner/admin/OpenForm";
import { panelPaths } from "../../lib/panel-paths";
import { askForReset, resetPassword } from "../../lib/session-calls";
import { useSite } from "../../lib/settings";

type Step = "ask" | "asked" | "choose" | "done";

const titles: Record<Step, string> = {
  ask: "Reset your password",
  asked: "Check your e-mail",
  choose: "Choose a new password",
  done: "Password changed",
};

/** The token of a link; in the fragment, which is never sent to a server. */
const tokenInAddress = () => window.location.hash.slice(1);

/** A lost password: asks for a mail with a link, and with the link for a new password. */
export function Component() {
  const { settings } = useSite();
  const [token, setToken] = useState(tokenInAddress);
  const [step, setStep] = useState<Step>(token === "" ? "ask" : "choose");

  useEffect(() => {
    // A link pasted into the tab that asked for it changes no more than the fragment: the page stays as it is.
    const takeLink = () => {
      if (tokenInAddress() === "") return;
      setToken(tokenInAddress());
      setStep("choose");
    };
    window.addEventListener("hashchange", takeLink);
    return () => window.removeEventListener("hashchange", takeLink);
  }, []);

  useEffect(() => {
    document.title = `${titles[step]} · ${settings.title}`;
    if (token !== "") window.history.replaceState(null, "", panelPaths.reset);
  }, [step, token, settings.title]);

  return (
    <EntryScreen siteTitle={settings.title} title={titles[step]}>
      {step === "ask" && (
        <>
          <p>We’ll send a link to the owner’s e-mail address.</p>
          <OpenForm<ResetAsk>
            initialValues={{ email: "" }}
            schema={resetAskSchema}
            send={(ask) => askForReset(settings, ask)}
            onDone={() => setStep("asked")}
            submitLabel="Send link"
          >
            <TextField name="email" label="E-mail" type="email" autoComplete="username" required />
          </OpenForm>
        </>
      )}
      {step === "asked" && (
        <p role="status">
          If this is the owner’s address, a link is on its way. It works once, within an hour.
        </p>
      )}
      {step === "choose" && (
        <>
          <p>Changing it signs you out everywhere.</p>
          <OpenForm<PasswordReset>
            // Another link, another form.
            key={token}
            initialValues={{ token, newPassword: "" }}
            schema={passwordResetSchema}
            send={(draft) => resetPassword(settings, draft)}
            onDone={() => setStep("done")}
            submitLabel="Set password"
          >
            <NewPasswordField name="newPassword" label="New password" />
          </OpenForm>
        </>
      )}
      {step === "done" && (
        <p role="status">
          You’re signed out everywhere. <a href={panelPaths.login}>Sign in</a> with the new
          password, here and in the advanced editor (Strapi).
        </p>
      )}
      {step !== "done" && (
        <p>
          <a href={panelPaths.login}>Back to sign-in</a>
        </p>
      )}
    </EntryScreen>
  );
}
