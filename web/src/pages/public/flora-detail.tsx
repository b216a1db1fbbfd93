import { Link } from "react-router-dom";
import type { PlantDetail, PlantStanding } from "shared-types/plant/answers";
import { seasonLabels } from "shared-types/plant/codes";
import type { SiteReader } from "shared-types/site/reader";
import { RecordSection } from "../../components/layout/RecordSection";
import { InternalMark } from "../../components/ui/InternalMark";
import { CompanionList } from "../../features/calendar/components/CompanionList";
import { SpeciesCalendar } from "../../features/calendar/components/SpeciesCalendar";
import { standsOf } from "../../features/plan/api/standing";
import { plants } from "../../features/plant/components/plants";
import { paths } from "../../lib/paths";
import { useSite } from "../../lib/settings";
import styles from "./flora-detail.module.css";
import { loadSpecies, SpeciesPage } from "./species/SpeciesPage";

/** See PageModule. */
export function load(reader: SiteReader, { keyId }: { keyId?: string }) {
  return loadSpecies(plants, reader, keyId);
}

/** Where it stands, when it was recorded, and who visits it; its plans only while they are shown. */
function More({ plant }: { plant: PlantDetail }) {
  const { pages } = useSite().settings;
  const { plantings, records, visitors, season } = plant;
  return (
    <>
      {plantings.length > 0 && pages.plans && (
        <RecordSection id="plans" title="On the plan">
          <StandingList plantings={plantings} />
        </RecordSection>
      )}
      {records.count > 0 && (
        <RecordSection id="calendar" title="Through the year">
          <SpeciesCalendar
            kind="plants"
            records={records}
            season={season ? seasonLabels[season] : ""}
          />
        </RecordSection>
      )}
      {visitors.length > 0 && (
        <RecordSection id="visitors" title="Who visits it">
          <CompanionList companions={visitors} />
        </RecordSection>
      )}
    </>
  );
}

/** The page of one plant. */
export function Component() {
  return (
    <SpeciesPage
      species={plants}
      more={(plant) => {
        const { plantings, records, visitors } = plant;
        const known = plantings.length + records.count + visitors.length;
        return known > 0 ? <More plant={plant} /> : null;
      }}
    />
  );
}

/** Where a plant stands: a line for each bed, which leads to its mark on the plan. */
function StandingList({ plantings }: { plantings: readonly PlantStanding[] }) {
  return (
    <ul role="list">
      {standsOf(plantings).map(({ first, words }) => {
        const { planKeyId, planTitle, sheetTitle, plantingId, internal } = first;
        return (
          <li key={plantingId} className={styles.stand}>
            <Link to={paths.planting(planKeyId, plantingId)}>
              {[planTitle, sheetTitle].filter(Boolean).join(", ")}
            </Link>
            {internal && <InternalMark />}
            {words && <span className="part-hint">{words}</span>}
          </li>
        );
      })}
    </ul>
  );
}
