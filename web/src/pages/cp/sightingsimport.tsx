import { PanelScreen } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { CsvImports } from "../../features/csv/admin/CsvImports";
import { SightingsImport } from "../../features/csv/admin/sightings/SightingsImport";
import { usePhotoOptions } from "../../features/photo/admin/photo-reads";

/** Sightings from iNaturalist, eBird and earlier exports. */
export function Component() {
  const options = usePhotoOptions();
  return (
    <PanelScreen title="Import Sightings" actions={["home", "sightings"]}>
      {options.data && <SightingsImport options={options.data} />}
      <Pending
        read={options}
        failed="Couldn’t load your plants and animals."
        what="plants and animals"
      />
      <CsvImports name="sightings" />
    </PanelScreen>
  );
}
