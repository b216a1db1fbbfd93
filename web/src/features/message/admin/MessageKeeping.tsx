import { Failed } from "../../../components/feedback/Failed";
import { FormSkeleton } from "../../../components/form/FormSkeleton";
import { readMessageSettings } from "../../../lib/owner-messages";
import { useOwnerRead } from "../../../lib/owner-swr";
import { MessageExport } from "./MessageExport";
import styles from "./MessageKeeping.module.css";
import { MessageSettingsForm } from "./MessageSettingsForm";

/** At the end and folded away: how long messages are kept, where mails go, and the export. */
export function MessageKeeping() {
  const { data: settings, error, retry } = useOwnerRead("messagesettings", readMessageSettings);
  return (
    <details className={styles.keeping}>
      <summary className={styles.summary}>Keeping and export</summary>
      <div className={styles.parts}>
        {settings ? (
          <>
            <MessageSettingsForm settings={settings} />
            <p className={styles.mail}>
              {settings.mailTo
                ? `A mail about each new message goes to ${settings.mailTo}.`
                : "No mail server is set up: new messages are told of here only."}
            </p>
          </>
        ) : error ? (
          <Failed message="The settings did not come." onRetry={retry} />
        ) : (
          <FormSkeleton what="the settings" fields={1} />
        )}
        <MessageExport />
      </div>
    </details>
  );
}
