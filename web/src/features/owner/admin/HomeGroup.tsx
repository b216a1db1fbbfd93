import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import type { PanelGroup } from "../../../components/layout/panel-nav";
import { PanelWay } from "../../../components/layout/PanelWay";

const way = {
  display: "flex",
  alignItems: "center",
  minHeight: "var(--target)",
  color: "ink",
  textDecoration: "none",
  _hover: { color: "moss", textDecoration: "underline" },
};

/** One group of links on Admin Home. */
export function HomeGroup({ title, links }: PanelGroup) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} breakInside="avoid" paddingBottom="5">
      <chakra.h3
        id={id}
        className="part-plate"
        fontSize="0.75rem"
        borderBottom="1px solid"
        borderColor="rule"
      >
        {title}
      </chakra.h3>
      <chakra.ul role="list" textStyle="interface">
        {links.map(({ label, ...link }) => (
          <li key={link.to}>
            <chakra.a asChild {...way}>
              <PanelWay {...link}>{label}</PanelWay>
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
