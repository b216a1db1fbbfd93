import type { AnimalDetail } from "shared-types/animal/answers";
import type { SiteReader } from "shared-types/site/reader";
import { RecordSection } from "../../components/layout/RecordSection";
import { animals } from "../../features/animal/components/animals";
import { CompanionList } from "../../features/calendar/components/CompanionList";
import { SpeciesCalendar } from "../../features/calendar/components/SpeciesCalendar";
import { loadSpecies, SpeciesPage } from "./species/SpeciesPage";

/** See PageModule. */
export function load(reader: SiteReader, { keyId }: { keyId?: string }) {
  return loadSpecies(animals, reader, keyId);
}

/** When it was recorded, and what it uses. */
function More({ animal: { records, uses } }: { animal: AnimalDetail }) {
  return (
    <>
      {records.count > 0 && (
        <RecordSection id="calendar" title="Through the year">
          <SpeciesCalendar kind="animals" records={records} season="" />
        </RecordSection>
      )}
      {uses.length > 0 && (
        <RecordSection id="uses" title="What it uses here">
          <CompanionList companions={uses} />
        </RecordSection>
      )}
    </>
  );
}

/** The page of one animal. */
export function Component() {
  return (
    <SpeciesPage
      species={animals}
      more={(animal) => {
        const { records, uses } = animal;
        return records.count + uses.length > 0 ? <More animal={animal} /> : null;
      }}
    />
  );
}
