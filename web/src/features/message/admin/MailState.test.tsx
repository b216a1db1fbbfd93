import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { InboxMessage } from "shared-types/inbox/answers";
import { host, render, setStage } from "../../../components/form/stage.fixture";
import { MailState } from "./MailState";

setStage();

const failed = (fault: string) => `E-mail not sent. ${fault}  E-mail settingsSend again`;

test.each<[InboxMessage["mailState"], string, string]>([
  ["none", "", ""],
  ["sent", "", "E-mailed to you."],
  ["waiting", "", "Sending you an e-mail…"],
  ["waiting", "No answer.", failed("No answer. The site will try again.").replace("  ", " ")],
  ["failed", "Wrong password.", failed("Wrong password.")],
])("a message whose mail is %s with the fault '%s' says “%s”", (mailState, mailFault, words) => {
  const message = { messageId: 1, mailState, mailFault } as InboxMessage;
  render(
    <MemoryRouter>
      <MailState message={message} onSendAgain={async () => undefined} />
    </MemoryRouter>,
  );
  expect(host.textContent).toBe(words);
});
