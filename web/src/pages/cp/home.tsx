import { chakra } from "@chakra-ui/react";
import {
  animalFilterDefault,
  categoryOwnerCalls,
  historyCalls,
  keywordCalls,
  linkCalls,
  photoFilterDefault,
  plantFilterDefault,
  quoteOwnerCalls,
  slidesOwnerCalls,
} from "shared-types";
import { panelGroups } from "../../components/layout/panel-nav";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { animals } from "../../features/animal/components/animals";
import { Backups } from "../../features/backup/admin/Backups";
import { Guide } from "../../features/guide/admin/Guide";
import { useMessageCounts } from "../../features/message/admin/message-reads";
import { HomeGroup } from "../../features/owner/admin/HomeGroup";
import { MissingPictures } from "../../features/owner/admin/MissingPictures";
import { WaitingPhotos } from "../../features/photo/admin/import/WaitingPhotos";
import { usePhotoList } from "../../features/photo/api/photo";
import { usePlans } from "../../features/plan/api/plan";
import { plants } from "../../features/plant/components/plants";
import { resourceList } from "../../features/resource/api/resource";
import { PlaceForm } from "../../features/site/admin/PlaceForm";
import { siteHome } from "../../features/site/api/site";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import { useRead } from "../../lib/swr";

/** Admin Home: links to everything the owner manages (docs/product.md 3.2). */
export function Component() {
  const tiles = useRead(siteHome).data?.tiles;
  const messages = useMessageCounts().data;
  const counts = {
    [panelPaths.photoIndex]: usePhotoList(photoFilterDefault).data?.totalCount,
    [panelPaths.animalIndex]: useRead(animals.list(animalFilterDefault)).data?.length,
    [panelPaths.plantIndex]: useRead(plants.list(plantFilterDefault)).data?.length,
    [panelPaths.planIndex]: usePlans().data?.length,
    [panelPaths.resourceIndex]: useRead(resourceList).data?.length,
    [panelPaths.messages]: messages?.inbox,
    [panelPaths.keywordIndex]: useOwnerCall(keywordCalls.keywords).data?.length,
    [panelPaths.categoryIndex]: useOwnerCall(categoryOwnerCalls.categories).data?.length,
    [panelPaths.linkIndex]: useOwnerCall(linkCalls.links).data?.length,
    [panelPaths.quoteIndex]: useOwnerCall(quoteOwnerCalls.quotes).data?.length,
    [panelPaths.slides]: useOwnerCall(slidesOwnerCalls.slidesEdit).data?.slides.length,
    [panelPaths.bin]: useOwnerCall(historyCalls.bin).data?.length,
  };
  return (
    <PanelScreen title="Admin Home">
      <Guide renderPlace={(isDemos) => <PlaceForm isBlank={isDemos} />} />
      <WaitingPhotos />
      <MissingPictures />
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(20rem, 100%), 1fr))"
        gap="5"
      >
        {panelGroups.map(({ picture, ...group }) => (
          <HomeGroup
            key={group.title}
            {...group}
            photo={picture && tiles?.[picture]}
            counts={counts}
            unread={messages?.unread}
          />
        ))}
      </chakra.div>
      <Backups />
    </PanelScreen>
  );
}
