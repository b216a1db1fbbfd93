import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { panelGroups, type PanelGroup } from "../../components/layout/panel-nav";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { PanelWay } from "../../components/layout/PanelWay";
import { useShownScreens } from "../../components/layout/use-shown-screens";
import { Backups } from "../../features/backup/admin/Backups";
import { Guide } from "../../features/guide/admin/Guide";
import { HealthAdvice } from "../../features/owner/admin/HealthAdvice";
import { MissingPictures } from "../../features/owner/admin/MissingPictures";
import { PlaceForm } from "../../features/site/admin/PlaceForm";
import { NextSteps } from "./home/NextSteps";

const way = {
  display: "flex",
  alignItems: "center",
  minHeight: "var(--target)",
  color: "ink",
  textDecoration: "none",
  _hover: { color: "moss", textDecoration: "underline" },
};

/** One group of links on Admin Home. */
function HomeGroup({ title, links }: PanelGroup) {
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

/** Admin Home: what to do next, and links to everything the owner manages (docs/product.md 3.2). */
export function Component() {
  const isShown = useShownScreens();
  return (
    <PanelScreen title="Admin Home">
      <Guide renderPlace={(isDemos) => <PlaceForm isBlank={isDemos} />}>
        <NextSteps />
      </Guide>
      <HealthAdvice />
      <MissingPictures />
      <chakra.section aria-labelledby="screens">
        <chakra.h2 id="screens" fontSize="lead" fontWeight="500" paddingBottom="3">
          All screens
        </chakra.h2>
        <chakra.div columns="9.5rem" columnGap="6">
          {panelGroups.map((group) => (
            <HomeGroup key={group.title} {...group} links={group.links.filter(isShown)} />
          ))}
        </chakra.div>
      </chakra.section>
      <Backups />
    </PanelScreen>
  );
}
