import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import type { InboxMessage } from "shared-types/inbox/answers";
import { BusyButton } from "../../../components/ui/BusyButton";
import { panelPaths } from "../../../lib/panel-paths";
import { readAgain } from "../../../lib/swr";
import { isNotSent } from "./message-words";

/** The polling interval while a mail is being sent. */
const lookAgainMs = 3000;

interface MailStateProps {
  message: InboxMessage;
  onSendAgain: (message: InboxMessage) => Promise<void>;
}

/** The state of the notification mail about a message, with a retry button. */
export function MailState({ message, onSendAgain }: MailStateProps) {
  const { mailState, mailFault } = message;
  const isOnItsWay = mailState === "waiting" && mailFault === "";
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = window.setInterval(readAgain, lookAgainMs);
    return () => window.clearInterval(timer);
  }, [isOnItsWay]);

  if (isOnItsWay) return <Calm>Sending you an e-mail…</Calm>;
  if (mailState === "sent") return <Calm>E-mailed to you.</Calm>;
  if (!isNotSent(message)) return null;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      paddingInline="4"
      paddingBlock="3"
      borderInlineStart="3px solid"
      borderColor="goldenrod"
      background="goldenrodWash"
      textStyle="interface"
      overflowWrap="anywhere"
    >
      <chakra.p flex="1 1 16rem">
        <b>E-mail not sent.</b> {mailFault} {mailState === "waiting" && "The site will try again."}{" "}
        <Link to={panelPaths.mailSettings}>E-mail settings</Link>
      </chakra.p>
      <BusyButton busyLabel="Sending..." onPress={() => onSendAgain(message)}>
        Send again
      </BusyButton>
    </chakra.div>
  );
}

function Calm({ children }: { children: string }) {
  return (
    <chakra.p color="inkSoft" fontFamily="sans" fontSize="small">
      {children}
    </chakra.p>
  );
}
