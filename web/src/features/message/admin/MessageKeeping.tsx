import { chakra } from "@chakra-ui/react";
import { inboxCalls } from "shared-types";
import { Failed } from "../../../components/feedback/Failed";
import { Summary } from "../../../components/panel/Summary";
import { FormSkeleton } from "../../../components/form/FormSkeleton";
import { useOwnerCall } from "../../../lib/owner-swr";
import { MessageExport } from "./MessageExport";
import { MessageSettingsForm } from "./MessageSettingsForm";

/** Collapsed below the inbox: retention, notification mails, export. */
export function MessageKeeping() {
  const { data: settings, error, retry } = useOwnerCall(inboxCalls.messageSettings);
  return (
    <chakra.details paddingTop="3" borderTop="1px solid" borderColor="rule" textStyle="interface">
      <Summary>Keeping and export</Summary>
      <chakra.div display="grid" gap="5" maxWidth="34rem" paddingBlock="3">
        {settings ? (
          <>
            <MessageSettingsForm settings={settings} />
            <chakra.p color="inkSoft" overflowWrap="anywhere">
              {settings.mailTo
                ? `A mail about each new message goes to ${settings.mailTo}.`
                : "No mail server is set up: new messages are told of here only."}
            </chakra.p>
          </>
        ) : error ? (
          <Failed message="The settings did not come." onRetry={retry} />
        ) : (
          <FormSkeleton what="the settings" fields={1} />
        )}
        <MessageExport />
      </chakra.div>
    </chakra.details>
  );
}
