import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useSite } from "../../lib/settings";

/** A narrow screen of the panel: a heading and its content. */
export function PanelSheet({ title, children }: { title: string; children: ReactNode }) {
  const { settings } = useSite();
  return (
    <chakra.main
      display="grid"
      gap="5"
      width="min(30rem, 100%)"
      marginInline="auto"
      padding="var(--space-8) var(--edge) var(--space-7)"
    >
      <chakra.p color="inkSoft" fontStyle="italic">
        {settings.title}
      </chakra.p>
      <chakra.h1 margin="0" fontSize="var(--step-4)" fontWeight="500" lineHeight="1.15">
        {title}
      </chakra.h1>
      {children}
    </chakra.main>
  );
}
