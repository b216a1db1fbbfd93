import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Two columns from 40em on, as the `css` of a grid. */
export const twoColumns = {
  "@media (min-width: 40em)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
};

/** Fields side by side if there is space. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))"
      gap="5"
    >
      {children}
    </chakra.div>
  );
}
