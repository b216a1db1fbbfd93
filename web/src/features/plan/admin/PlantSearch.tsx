import { useState } from "react";
import { hasTerm } from "shared-types/kit/fold";
import { thumbPlaceholder } from "shared-types/photo/codes";
import { Button } from "../../../components/ui/Button";
import { moveInGrid } from "../../../components/ui/grid-arrows";
import { InternalMark } from "../../../components/ui/InternalMark";
import { images } from "../../../lib/paths";
import { useEditor } from "./editor";
import { Labelled } from "./fields";
import { addPlanting } from "./sheet-changes";
import styles from "./Editor.module.css";

/** The format of a plant that is dragged onto the drawing. */
export const plantMime = "application/x-plant-id";

/** Plants to put on the drawing: search, choose one, then click on the drawing, or drag it there. */
export function PlantSearch() {
  const { plants, plantId, sheet, set, change, choose } = useEditor();
  const [term, setTerm] = useState("");
  const [focusedId, setFocusedId] = useState(0);
  const found = plants.filter(({ nameCommon, nameScientific }) =>
    hasTerm(`${nameCommon} ${nameScientific}`, term),
  );
  const chosen = plants.find((plant) => plant.plantId === plantId);
  // A garden has hundreds: Tab reaches one of them, the arrow keys the others.
  const reached = found.find((plant) => plant.plantId === (focusedId || plantId)) ?? found.at(0);

  const place = () => {
    if (!sheet || !chosen) return;
    const [next, id] = addPlanting(sheet, { plantId, x: 0.5, y: 0.5 });
    change(next);
    choose([id]);
  };

  return (
    <section className={styles.inspector} aria-label="Add plants">
      <h2 className={styles.heading}>Add plants</h2>
      <Labelled label="Find a plant">
        {(ids) => (
          <input
            {...ids}
            type="search"
            autoComplete="off"
            className={styles.control}
            value={term}
            onChange={({ target }) => setTerm(target.value)}
            onKeyDown={(event) => {
              // Enter would save the plan.
              if (event.key === "Enter") event.preventDefault();
              if (event.key !== "Escape" || term === "") return;
              // The first Escape empties the search, which not every browser does by itself.
              event.preventDefault();
              setTerm("");
            }}
          />
        )}
      </Labelled>
      <div className={styles.found} role="group" aria-label="Plants found" onKeyDown={moveInGrid}>
        {found.map((plant) => (
          <button
            key={plant.plantId}
            type="button"
            className={styles.plant}
            aria-pressed={plant.plantId === plantId}
            data-cell="plant"
            tabIndex={plant === reached ? 0 : -1}
            onFocus={() => setFocusedId(plant.plantId)}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData(plantMime, String(plant.plantId));
              dataTransfer.effectAllowed = "copy";
            }}
            onClick={() => set({ plantId: plant.plantId, tool: "plant" })}
          >
            {plant.thumbFileName === thumbPlaceholder ? (
              <span />
            ) : (
              <img
                src={images.key(plant.thumbFileName, plant.thumbVersion)}
                alt=""
                loading="lazy"
                draggable={false}
              />
            )}
            <span>
              {plant.nameCommon} {plant.internal && <InternalMark />}
            </span>
            <span className={styles.scientific}>{plant.nameScientific}</span>
          </button>
        ))}
        {found.length === 0 && (
          <p className={styles.hint}>
            {plants.length === 0
              ? "There are no plants yet."
              : `No plant has “${term}” in its name.`}
          </p>
        )}
      </div>
      {chosen && (
        <>
          <p className={styles.hint}>
            Click on the drawing where {chosen.nameCommon} grows, as often as you like.
          </p>
          <Button onClick={place}>Put it in the middle</Button>
        </>
      )}
    </section>
  );
}
