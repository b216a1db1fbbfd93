import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type { MailSettings as Settings } from "shared-types/mail/answers";
import { Done } from "../../../components/form/Done";
import { Pending } from "../../../components/panel/Pending";
import { Button } from "../../../components/ui/Button";
import { useOwnerCall } from "../../../lib/owner-swr";
import { MailForm } from "./MailForm";

const states: Record<Settings["status"], string> = {
  off: "E-mail is off. Once it’s on, you’ll hear about new messages by e-mail, and you can have a link sent if you forget your password.",
  on: "E-mail is on: you’ll hear about new messages, and you can have a link sent if you forget your password.",
  locked:
    "E-mail doesn’t work at the moment: the saved password can’t be read on this server. Please enter it again.",
};

/** How the site sends e-mail: off with a way to set it up, or the form. */
export function MailSettings() {
  const read = useOwnerCall("GET /api/owner/mail");
  const { data } = read;
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState("");
  const { hash } = useLocation();
  const isLoaded = data !== undefined;
  // A link to it arrives before it is there.
  useEffect(() => {
    if (isLoaded && hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isLoaded]);

  if (!data) return <Pending read={read} what="the e-mail settings" fields={1} />;
  if (done !== "")
    return (
      <Done message={done}>
        <Button onClick={() => setDone("")}>
          {data.status === "off" ? "Set It Up Again" : "Change It Again"}
        </Button>
      </Done>
    );
  const finish = (message: string) => {
    setIsOpen(false);
    setDone(message);
  };
  return (
    <chakra.div display="grid" gap="4" justifyItems="stretch">
      <p>{states[data.status]}</p>
      {data.status === "off" && !isOpen ? (
        <div>
          <Button onClick={() => setIsOpen(true)}>Set Up E-mail</Button>
        </div>
      ) : (
        <MailForm settings={data} onDone={finish} />
      )}
    </chakra.div>
  );
}
