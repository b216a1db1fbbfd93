import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../../components/ui/Button";

/** The clipboard exists in secure contexts only. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Its label lines up with the address above when it wraps. */
const pulledIn = {
  marginInlineStart: "calc(-1 * var(--space-3))",
  paddingInline: "var(--space-3)",
};

/** The visitor's e-mail address with a copy button. */
export function SenderAddress({ email }: { email: string }) {
  const [notice, setNotice] = useState({ email, text: "" });
  if (email === "")
    return (
      <chakra.p color="inkSoft" textStyle="interface">
        The visitor left no e-mail address.
      </chakra.p>
    );
  const press = async () => {
    const text = (await copy(email)) ? "Copied." : "This browser doesn’t allow copying.";
    setNotice({ email, text });
  };
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      textStyle="interface"
    >
      <chakra.span overflowWrap="anywhere">{email}</chakra.span>
      <Button kind="quiet" style={pulledIn} onClick={() => void press()}>
        Copy address
      </Button>
      <chakra.span role="status" color="inkSoft">
        {notice.email === email && notice.text}
      </chakra.span>
    </chakra.div>
  );
}
