import { useMemo } from "react";
import { IndexScreen } from "../../components/panel/IndexScreen";
import { associationIndex } from "../../features/association/admin/association-index";
import { usePhotoOptions } from "../../features/photo/admin/photo-reads";
import { ownerRead } from "../../lib/owner-calls";
import { useOwnerRead } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

const noOptions = { Animals: [], Plants: [], Categories: [], Keywords: [] };
const readAll = () => ownerRead("POST /api/associations", { body: { animalId: 0, plantId: 0 } });

/** What the books say animals do on plants: edit, delete. */
export function Component() {
  const { data: options = noOptions } = usePhotoOptions();
  const index = useMemo(() => associationIndex(options), [options]);
  return (
    <IndexScreen
      title="Association Index"
      actions={["home", "sightings", "associationAdd"]}
      index={index}
      read={useOwnerRead("associations", readAll)}
      first={{ label: "Add your first association", to: panelPaths.associationAdd }}
    />
  );
}
