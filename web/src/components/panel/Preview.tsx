import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** What visitors will see of what a form holds, under its label. */
export function Preview({ children }: { children: ReactNode }) {
  return (
    <chakra.section aria-label="Preview" display="grid" gap="3" minWidth="0">
      <chakra.p className="part-label" fontFamily="sans">
        Preview
      </chakra.p>
      {children}
    </chakra.section>
  );
}
