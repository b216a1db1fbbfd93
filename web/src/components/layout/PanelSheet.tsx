import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A narrow screen of the panel: a heading and its content. */
export function PanelSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.main
      display="grid"
      gap="5"
      maxWidth="34rem"
      marginInline="auto"
      padding="5"
      paddingBlockStart="8"
    >
      <chakra.h1 margin="0" fontSize="title" fontWeight="500" lineHeight="1.15">
        {title}
      </chakra.h1>
      {children}
    </chakra.main>
  );
}
