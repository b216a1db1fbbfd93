import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { PanelSheet } from "../../components/layout/PanelSheet";
import { SetupForm } from "../../features/owner/admin/SetupForm";
import { panelPaths } from "../../lib/panel-paths";
import { useSite } from "../../lib/settings";

/** First-run set-up: the owner's account, made with the link the terminal printed. */
export function Component() {
  const { settings } = useSite();
  const [query] = useSearchParams();
  const [token] = useState(query.get("token") ?? "");
  const [done, setDone] = useState(false);

  useEffect(() => {
    document.title = `Set-up · ${settings.title}`;
    if (done) window.history.replaceState(null, "", panelPaths.setup);
  }, [done, settings.title]);

  if (done) {
    return (
      <PanelSheet title="The account stands">
        <p role="status">
          The garden has its owner now, and this link will not work again.{" "}
          <a href={panelPaths.login}>Sign in</a> with this e-mail and password; they open{" "}
          <a href={panelPaths.strapiAdmin}>Strapi’s admin</a> too.
        </p>
      </PanelSheet>
    );
  }
  if (token === "") {
    return (
      <PanelSheet title="This link is not complete">
        <p>
          The set-up link ends in a long token, and it is missing here. Copy the whole link from the
          terminal in which the site was started; a restart prints it again.
        </p>
      </PanelSheet>
    );
  }
  return (
    <PanelSheet title="Make this garden yours">
      <p>
        One account keeps this site. Choose the e-mail address and the password you will sign in
        with.
      </p>
      <SetupForm token={token} apiBase={settings.apiBase} onDone={() => setDone(true)} />
    </PanelSheet>
  );
}
