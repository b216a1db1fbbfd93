import { PanelScreen } from "../../components/layout/PanelScreen";
import { PasswordForm } from "../../features/owner/admin/PasswordForm";
import { SecondFactor } from "../../features/owner/admin/SecondFactor";
import { useGoBack } from "../../lib/go-back";
import { panelPaths } from "../../lib/panel-paths";
import styles from "./account.module.css";

/** The owner's account: password and second factor. */
export function Component() {
  const goBack = useGoBack();
  return (
    <PanelScreen
      title="Account"
      actions={[
        { label: "Admin Home", to: panelPaths.home },
        { label: "Go Back", onClick: goBack },
      ]}
    >
      <section aria-labelledby="account-password" className={styles.part}>
        <h2 id="account-password" className={styles.title}>
          Password
        </h2>
        <p>It opens Strapi’s admin too. Changing it ends all sessions but this one.</p>
        <PasswordForm />
      </section>
      <section aria-labelledby="account-factor" className={styles.part}>
        <h2 id="account-factor" className={styles.title}>
          Second factor
        </h2>
        <SecondFactor />
      </section>
    </PanelScreen>
  );
}
