import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { BusyButton } from "../../../../components/ui/BusyButton";
import { Fact, NameHead, PickCell, RowActions } from "../../../../components/ui/PanelTable";
import { VisuallyHidden } from "../../../../components/ui/VisuallyHidden";
import { panelPaths } from "../../../../lib/panel-paths";
import { speciesId, type Named, type WordRow } from "./word-rows";

interface PhotoWordRowProps {
  row: WordRow;
  /** Which species it is; undefined while that is a question. */
  chosen: Named | undefined;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onChoose: (id: string) => void;
  onRefuse: () => Promise<void>;
}

const kindWords = { plant: "Plant", animal: "Animal" };

const Scientific = chakra("i", { base: { fontFamily: "serif" } });
const Choice = chakra("select", { base: { maxWidth: "100%", minHeight: "var(--target)" } });

/** A word of the photos, and the species that it names. */
export function PhotoWordRow({ row, chosen, isTicked, ...on }: PhotoWordRowProps) {
  const { word, photos, named } = row;
  return (
    <tr>
      <PickCell>
        <input
          type="checkbox"
          className="part-checkbox"
          aria-label={`Add ${word}`}
          disabled={!chosen}
          checked={isTicked && chosen !== undefined}
          onChange={({ target }) => on.onTick(target.checked)}
        />
      </PickCell>
      <NameHead>
        <bdi>{word}</bdi>
      </NameHead>
      <Fact label="Photos">{photos.toLocaleString("en-US")}</Fact>
      <Fact label="Is">
        {named.length > 1 ? (
          <Choice
            className="part-control"
            aria-label={`What ${word} is`}
            value={chosen ? speciesId(chosen) : ""}
            onChange={({ target }) => on.onChoose(target.value)}
          >
            <option value="">Which one?</option>
            {named.map((one) => (
              <option key={speciesId(one)} value={speciesId(one)}>
                {`${one.nameCommon || one.nameScientific} (${one.nameScientific}), ${one.kind}`}
              </option>
            ))}
          </Choice>
        ) : (
          chosen && <SpeciesName named={chosen} />
        )}
      </Fact>
      <Fact label="Kind">{chosen ? kindWords[chosen.kind] : ""}</Fact>
      <Fact label="Page">{chosen && <PageOf named={chosen} />}</Fact>
      <RowActions>
        <BusyButton kind="quiet" busyLabel="Saving..." onPress={on.onRefuse}>
          Not a species<VisuallyHidden>: {word}</VisuallyHidden>
        </BusyButton>
      </RowActions>
    </tr>
  );
}

const SpeciesName = ({ named: { nameCommon, nameScientific } }: { named: Named }) => (
  <>
    {nameCommon !== "" && `${nameCommon} `}
    <Scientific>{nameScientific}</Scientific>
  </>
);

/** The owner's own record has a page; of others the name is in the index. */
function PageOf({ named: { kind, recordId } }: { named: Named }) {
  if (recordId === 0) return "new";
  return <Link to={kind === "plant" ? panelPaths.plantIndex : panelPaths.animalIndex}>yours</Link>;
}
