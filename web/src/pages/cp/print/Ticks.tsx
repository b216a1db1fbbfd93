import { animalFilterDefault } from "shared-types/animal/fields";
import type { PlantRow } from "shared-types/plant/answers";
import { Empty } from "../../../components/feedback/Empty";
import { Pending } from "../../../components/panel/Pending";
import { SelectField } from "../../../components/ui/SelectField";
import { animals } from "../../../features/animal/components/animals";
import { groupsOf } from "../../../features/print/admin/plant-groups";
import { tickSources } from "../../../features/print/admin/print-view";
import { PrintLayout } from "../../../features/print/admin/PrintLayout";
import { PrintPreview, PrintPage } from "../../../features/print/admin/PrintPage";
import { PrintPicture } from "../../../features/print/admin/PrintPicture";
import styles from "../../../features/print/admin/Reading.module.css";
import { useSite } from "../../../lib/settings";
import { useRead } from "../../../lib/swr";
import type { PrintProps } from "./print-props";

type Row = Pick<PlantRow, "keyId" | "nameCommon" | "thumbFileName" | "thumbVersion" | "internal">;

const tickOf = ({ keyId, nameCommon, thumbFileName, thumbVersion }: Row): Tick => ({
  key: keyId,
  name: nameCommon,
  picture: thumbFileName,
  version: thumbVersion,
});

/** A tick list of animals, of plants, or of the plants of a plan or a bed; only what visitors see. */
export function Ticks({ plants, plans, view, onChange }: PrintProps) {
  const { title } = useSite().settings;
  const fauna = useRead(animals.list(animalFilterDefault));
  const groups = groupsOf(plans);
  const group = groups.find(({ value }) => value === view.of);
  const isOfPlants = group !== undefined || view.of === tickSources.plants;
  const rows: readonly Row[] | undefined = isOfPlants
    ? plants.filter(({ plantId }) => group?.plantIds.has(plantId) ?? true)
    : fauna.data;
  const of = group?.label ?? (isOfPlants ? "Plants" : "Animals");
  const ticks = rows?.filter(({ internal }) => !internal).map(tickOf);
  return (
    <PrintLayout
      view={view}
      onChange={onChange}
      printLabel={ticks?.length ? "Print the tick list" : ""}
      choices={
        <SelectField
          name="of"
          label="What to find"
          value={isOfPlants ? view.of : tickSources.animals}
          options={[
            { value: tickSources.animals, label: "Animals" },
            { value: tickSources.plants, label: "All plants" },
            ...groups,
          ]}
          onChange={(of) => onChange({ of })}
        />
      }
      hint={
        <p>
          For children: a picture, a name and a box to check for each. Internal ones are left out.
        </p>
      }
    >
      {ticks && ticks.length > 0 && <TickList of={of} title={title} ticks={ticks} />}
      {ticks?.length === 0 && <Empty title="There is nothing to find yet." />}
      {!ticks && <Pending read={fauna} failed={animals.loadMessage} what="animals" />}
    </PrintLayout>
  );
}

/** Something to find. */
interface Tick {
  key: string;
  name: string;
  /** A thumbnail's file name, '' for none. */
  picture: string;
  version: string;
}

interface TickListProps {
  /** What there is to find: 'Animals', or the plan or bed whose plants these are. */
  of: string;
  /** The site's. */
  title: string;
  ticks: readonly Tick[];
}

/** A list for children: a picture, a name and a box for each; without a picture, a frame to draw in. */
function TickList({ of, title, ticks }: TickListProps) {
  return (
    <PrintPreview>
      <PrintPage label="Tick list" isFlow>
        <header className={styles.head}>
          <h2>What can you find?</h2>
          <p className={styles.of}>{of}</p>
          <p>{title}</p>
        </header>
        <p className={styles.lines}>
          <span>Name</span>
          <span>Date</span>
        </p>
        <ul role="list" className={styles.ticks}>
          {ticks.map(({ key, name, picture, version }) => (
            <li key={key}>
              <PrintPicture fileName={picture} version={version} words="Draw it here" />
              <span className={styles.tick}>
                <span className={styles.box} />
                {name}
              </span>
            </li>
          ))}
        </ul>
      </PrintPage>
    </PrintPreview>
  );
}
