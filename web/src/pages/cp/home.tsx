import { chakra } from "@chakra-ui/react";
import { panelGroups } from "../../components/layout/panel-nav";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { useShownScreens } from "../../components/layout/use-shown-screens";
import { Backups } from "../../features/backup/admin/Backups";
import { Guide } from "../../features/guide/admin/Guide";
import { HealthAdvice } from "../../features/owner/admin/HealthAdvice";
import { HomeGroup } from "../../features/owner/admin/HomeGroup";
import { MissingPictures } from "../../features/owner/admin/MissingPictures";
import { PlaceForm } from "../../features/site/admin/PlaceForm";
import { NextSteps } from "./home/NextSteps";

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
