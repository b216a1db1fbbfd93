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
import { PanelScreen } from "../../components/layout/PanelScreen";
import { animals } from "../../features/animal/components/animals";
import { Backups } from "../../features/backup/admin/Backups";
import { useMessageCounts } from "../../features/message/admin/message-reads";
import { HomeGroup } from "../../features/owner/admin/HomeGroup";
import { usePhotoList } from "../../features/photo/api/photo";
import { plants } from "../../features/plant/components/plants";
import { useResources } from "../../features/resource/api/resource";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import { useRead } from "../../lib/swr";

/** Admin Home: links to everything the owner manages (docs/product.md 3.2). */
export function Component() {
  const photos = usePhotoList(photoFilterDefault).data?.totalCount;
  const animalCount = useRead(animals.list(animalFilterDefault)).data?.length;
  const plantCount = useRead(plants.list(plantFilterDefault)).data?.length;
  const resources = useResources().data?.length;
  const keywords = useOwnerCall(keywordCalls.keywords).data?.length;
  const categories = useOwnerCall(categoryOwnerCalls.categories).data?.length;
  const links = useOwnerCall(linkCalls.links).data?.length;
  const quotes = useOwnerCall(quoteOwnerCalls.quotes).data?.length;
  const binned = useOwnerCall(historyCalls.bin).data?.length;
  const messages = useMessageCounts().data;
  return (
    <PanelScreen title="Admin Home">
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(20rem, 100%), 1fr))"
        gap="5"
      >
        <HomeGroup
          title="Photos"
          picture="tile-photos"
          links={[
            { label: "Photo Index", to: panelPaths.photoIndex, count: photos },
            { label: "Add Category", to: panelPaths.categoryAdd },
            { label: "Add Keyword", to: panelPaths.keywordAdd },
            { label: "Import Photo Data", to: panelPaths.photosImport },
          ]}
        />
        <HomeGroup
          title="Animals"
          picture="tile-fauna"
          links={[
            { label: "Animal Index", to: panelPaths.animalIndex, count: animalCount },
            { label: "Add Animal", to: panelPaths.animalAdd },
          ]}
        />
        <HomeGroup
          title="Plants"
          picture="tile-flora"
          links={[
            { label: "Plant Index", to: panelPaths.plantIndex, count: plantCount },
            { label: "Add Plant", to: panelPaths.plantAdd },
          ]}
        />
        <HomeGroup
          title="Resources"
          picture="tile-resources"
          links={[
            { label: "Resource Index", to: panelPaths.resourceIndex, count: resources },
            { label: "Add Resource", to: panelPaths.resourceAdd },
          ]}
        />
        <HomeGroup
          title="Words and links"
          picture="tile-contact"
          links={[
            {
              label: "Messages",
              to: panelPaths.messages,
              count: messages?.inbox,
              unread: messages?.unread,
            },
            { label: "Keyword Index", to: panelPaths.keywordIndex, count: keywords },
            { label: "Category Index", to: panelPaths.categoryIndex, count: categories },
            { label: "Link Index", to: panelPaths.linkIndex, count: links },
            { label: "Quote Index", to: panelPaths.quoteIndex, count: quotes },
          ]}
        />
        <HomeGroup
          title="This desk"
          picture="tile-plans"
          links={[
            { label: "Bin", to: panelPaths.bin, count: binned },
            { label: "Your Data", to: panelPaths.data },
            { label: "Account", to: panelPaths.account },
            { label: "Strapi’s admin", to: panelPaths.strapiAdmin, isOutside: true },
            { label: "Log Out", to: panelPaths.logout },
          ]}
        />
      </chakra.div>
      <Backups />
    </PanelScreen>
  );
}
