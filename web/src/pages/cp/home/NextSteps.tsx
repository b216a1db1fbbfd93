import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { TaskList } from "../../../components/panel/TaskList";
import { buttonClass } from "../../../components/ui/Button";
import { panelPaths } from "../../../lib/panel-paths";
import { useTasks } from "./use-tasks";

/** What an owner usually comes for. */
const acts = [
  { label: "Import photos", to: panelPaths.photosImport },
  { label: "Add a sighting", to: panelPaths.sightingAdd },
  { label: "Add a plant", to: panelPaths.plantAdd },
  { label: "Add an animal", to: panelPaths.animalAdd },
];

/** What waits for the owner, and the usual next acts. */
export function NextSteps() {
  const { tasks, isKnown } = useTasks();
  return (
    <chakra.section aria-labelledby="next" display="grid" gap="3">
      <chakra.h2 id="next" fontSize="lead" fontWeight="500">
        What’s next
      </chakra.h2>
      {tasks.length > 0 && <TaskList tasks={tasks} />}
      {tasks.length === 0 && isKnown && (
        <chakra.p fontFamily="serif" fontStyle="italic">
          Nothing is waiting for you. What’s new in the garden?
        </chakra.p>
      )}
      <div className="part-buttons">
        {acts.map(({ label, to }) => (
          <Link key={to} to={to} className={buttonClass("plain")}>
            {label}
          </Link>
        ))}
      </div>
    </chakra.section>
  );
}
