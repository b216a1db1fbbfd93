import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { countOf } from "../../../../lib/format";
import { useOwnerCall } from "../../../../lib/owner-swr";
import { panelPaths } from "../../../../lib/panel-paths";

/** A line about photos that are uploaded but not imported, leading to the import; nothing for none. */
export function WaitingPhotos() {
  const { data } = useOwnerCall("GET /api/photosimport", { refreshesOnFocus: true });
  if (!data || data.waiting === 0 || data.state === "running") return null;
  return (
    <chakra.p
      textStyle="interface"
      padding="3"
      layerStyle="notice"
      borderColor="moss"
      background="mossWash"
    >
      {countOf(data.waiting, "photo", "photos")} waiting.{" "}
      <Link to={panelPaths.photosImport}>Import</Link>
    </chakra.p>
  );
}
