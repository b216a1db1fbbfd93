import type { MessageFolder } from "shared-types";
import { Empty } from "../../../components/feedback/Empty";

const words = {
  inbox: {
    title: "No messages yet.",
    hint: "What visitors write in the contact form arrives here.",
  },
  unread: { title: "Nothing unread.", hint: "Every message has been opened." },
  spam: { title: "No spam.", hint: "What you mark as spam lies here, out of the way." },
} as const;

/** A folder with nothing in it. */
export function NoMessages({ folder }: { folder: MessageFolder }) {
  const { title, hint } = words[folder];
  return (
    <Empty title={title}>
      <p>{hint}</p>
    </Empty>
  );
}
