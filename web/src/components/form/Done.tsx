import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";
import { Confirmation } from "./Confirmation";

/** Replaces a form after success: what was done, and what can be done next. */
export function Done({ message, children }: { message: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <chakra.div
      ref={box}
      tabIndex={-1}
      display="grid"
      gap="5"
      maxWidth="47rem"
      padding="2"
      margin="-2"
    >
      <Confirmation>{message}</Confirmation>
      <div>{children}</div>
    </chakra.div>
  );
}
