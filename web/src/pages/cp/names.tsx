import { PanelScreen } from "../../components/layout/PanelScreen";
import { AddBook } from "../../features/name/admin/AddBook";
import { Books } from "../../features/name/admin/Books";

/** The books of names: what is found while the owner types the name of a plant or an animal. */
export function Component() {
  return (
    <PanelScreen title="Names" actions={["home", "plantAdd", "animalAdd"]}>
      <p className="part-interface">
        Type three letters of a plant’s or an animal’s name in any form, and these books fill in the
        rest.
      </p>
      <Books />
      <AddBook />
    </PanelScreen>
  );
}
