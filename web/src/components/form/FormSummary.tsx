import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { summaryHeading } from "shared-types";

/** The broken rules over a form; it takes the focus when they appear. */
export function FormSummary({ messages }: { messages: string[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (messages.length > 0) box.current?.focus();
  }, [messages]);
  if (messages.length === 0) return null;
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      padding="4"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="cardinal"
      borderRadius="large"
      background="cardinalWash"
    >
      <chakra.p margin="0" fontWeight="500">
        {summaryHeading}
      </chakra.p>
      <chakra.ul margin="0" paddingInlineStart="5">
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
