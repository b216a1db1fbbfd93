import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ownerSetupSchema, type OwnerSetup } from "shared-types/account/schema";
import { TextField } from "../../components/form/TextField";
import { EntryScreen } from "../../components/layout/EntryScreen";
import { NewPasswordField } from "../../features/owner/admin/NewPasswordField";
import { OpenForm } from "../../features/owner/admin/OpenForm";
import { rememberEmail } from "../../lib/owner-email";
import { panelPaths } from "../../lib/panel-paths";
import { createSessionCalls, setUpOwner } from "../../lib/session-calls";
import { useSite } from "../../lib/settings";

/** First-run set-up: the owner's account, made with the link the terminal printed. */
export function Component() {
  const { settings } = useSite();
  const [query] = useSearchParams();
  const [token] = useState(query.get("token") ?? "");
  const [done, setDone] = useState(false);

  const enter = async ({ email, password }: OwnerSetup) => {
    try {
      await createSessionCalls(settings).signIn(email, password);
      rememberEmail(email);
      window.location.replace(panelPaths.home);
    } catch {
      // The account is there: the owner signs in by hand.
      setDone(true);
    }
  };

  useEffect(() => {
    document.title = `Set-up · ${settings.title}`;
    if (done) window.history.replaceState(null, "", panelPaths.setup);
  }, [done, settings.title]);

  if (done) {
    return (
      <EntryScreen siteTitle={settings.title} title="Your account is ready">
        <p role="status">
          This link can’t be used again. <a href={panelPaths.login}>Sign in</a> with this e-mail and
          password. They also open the <a href={panelPaths.strapiAdmin}>advanced editor (Strapi)</a>
          .
        </p>
      </EntryScreen>
    );
  }
  if (token === "") {
    return (
      <EntryScreen siteTitle={settings.title} title="This link is incomplete">
        <p>
          The set-up link ends in a long code, and it is missing here. Copy the whole link from the
          terminal where the site was started; a restart prints it again.
        </p>
      </EntryScreen>
    );
  }
  return (
    <EntryScreen siteTitle={settings.title} title="Make this garden yours">
      <p>One account runs this site. Choose the e-mail address and password you’ll sign in with.</p>
      <OpenForm<OwnerSetup>
        initialValues={{ token, email: "", password: "" }}
        schema={ownerSetupSchema}
        send={(draft) => setUpOwner(settings, draft)}
        onDone={enter}
        submitLabel="Create the account"
      >
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          autoFocus
          required
        />
        <NewPasswordField name="password" label="Password" />
      </OpenForm>
    </EntryScreen>
  );
}
