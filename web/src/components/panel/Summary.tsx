import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** The line that unfolds a `details`, as tall as a button. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <chakra.summary
      width="fit-content"
      minHeight="var(--target)"
      lineHeight="var(--target)"
      color="moss"
      cursor="pointer"
    >
      {children}
    </chakra.summary>
  );
}
