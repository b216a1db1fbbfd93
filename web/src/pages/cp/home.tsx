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
} from "shared-types";
import { panelGroups } from "../../components/layout/panel-nav";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { animals } from "../../features/animal/components/animals";
import { Backups } from "../../features/backup/admin/Backups";
import { useMessageCounts } from "../../features/message/admin/message-reads";
import { HomeGroup } from "../../features/owner/admin/HomeGroup";
import { WaitingPhotos } from "../../features/photo/admin/import/WaitingPhotos";
import { usePhotoList } from "../../features/photo/api/photo";
import { plants } from "../../features/plant/components/plants";
import { useResources } from "../../features/resource/api/resource";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import { useRead } from "../../lib/swr";

/** Admin Home: links to everything the owner manages (docs/product.md 3.2). */
export function Component() {
  const messages = useMessageCounts().data;
  const counts = {
    [panelPaths.photoIndex]: usePhotoList(photoFilterDefault).data?.totalCount,
    [panelPaths.animalIndex]: useRead(animals.list(animalFilterDefault)).data?.length,
    [panelPaths.plantIndex]: useRead(plants.list(plantFilterDefault)).data?.length,
    [panelPaths.resourceIndex]: useResources().data?.length,
    [panelPaths.messages]: messages?.inbox,
    [panelPaths.keywordIndex]: useOwnerCall(keywordCalls.keywords).data?.length,
    [panelPaths.categoryIndex]: useOwnerCall(categoryOwnerCalls.categories).data?.length,
    [panelPaths.linkIndex]: useOwnerCall(linkCalls.links).data?.length,
    [panelPaths.quoteIndex]: useOwnerCall(quoteOwnerCalls.quotes).data?.length,
    [panelPaths.bin]: useOwnerCall(historyCalls.bin).data?.length,
  };
  return (
    <PanelScreen title="Admin Home">
      <WaitingPhotos />
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(20rem, 100%), 1fr))"
        gap="5"
      >
        {panelGroups.map((group) => (
          <HomeGroup key={group.title} {...group} counts={counts} unread={messages?.unread} />
        ))}
      </chakra.div>
      <Backups />
    </PanelScreen>
  );
}
