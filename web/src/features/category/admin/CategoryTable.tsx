import {
  categoryLists,
  categoryOwnerCalls,
  panelMessages,
  resourceCategories,
  type CategoryItem,
  type CategoryUpdate,
} from "shared-types";
import { categoryUpdateSchema } from "shared-types/schemas";
import { DeleteButton } from "../../../components/form/DeleteButton";
import type { Notes } from "../../../components/form/IndexNotes";
import { RowButtons } from "../../../components/form/RowButtons";
import { RowForm } from "../../../components/form/RowForm";
import { useOpenRow } from "../../../components/form/use-open-row";
import { HistoryRow } from "../../../components/history/HistoryRow";
import { RowActions, Fact, NameHead, OpenRow, PanelTable } from "../../../components/ui/PanelTable";
import { ownerSave, saving } from "../../../lib/owner-calls";
import { CategoryFields } from "./CategoryFields";

const columns = ["Name", "List", "Description", "Value", "Uses", ""];

const listName = (id: number) => categoryLists.find((list) => list.id === id)?.name ?? "";

/** The site's own categories and those in use cannot be deleted; the server says so too (docs/product.md 4.6). */
const mayGo = ({ categoryId, uses }: CategoryItem) =>
  uses === 0 && !resourceCategories.some(({ id }) => id === categoryId);

const draftOf = ({ uses: _uses, ...draft }: CategoryItem): CategoryUpdate => draft;

/** The categories: edit, and delete if unused. */
export function CategoryTable({ rows, notes }: { rows: CategoryItem[]; notes: Notes }) {
  const row = useOpenRow<"Edit" | "History">();
  const { open, close } = row;
  return (
    <PanelTable caption="Categories" columns={columns}>
      {rows.map((item) => {
        const { categoryId, cpOptionName: name } = item;
        if (open?.id === categoryId) {
          return (
            <OpenRow key={categoryId} columns={columns.length}>
              {open.mode === "History" ? (
                <HistoryRow kind="category" id={categoryId} name={name} onClose={close} />
              ) : (
                <RowForm
                  initialValues={draftOf(item)}
                  schema={categoryUpdateSchema}
                  save={saving(categoryOwnerCalls.categoryUpdate)}
                  onSaved={(saved) => {
                    close();
                    notes.say(`- Category “${saved.cpOptionName}” updated -`);
                  }}
                  onCancel={close}
                >
                  <CategoryFields isNew={false} />
                </RowForm>
              )}
            </OpenRow>
          );
        }
        return (
          <tr key={categoryId}>
            <NameHead>{name}</NameHead>
            <Fact label="List">{listName(item.cpListId)}</Fact>
            <Fact label="Description">{item.cpOptionDescrip}</Fact>
            <Fact label="Value">{item.cpOptionValue}</Fact>
            <Fact label="Uses">{item.uses}</Fact>
            <RowActions>
              <RowButtons row={row} id={categoryId} of={name} modes={["Edit", "History"]} />
              {mayGo(item) && (
                <DeleteButton
                  of={name}
                  isDisabled={open !== null}
                  question={`“${name}”: nothing uses it. ${panelMessages.confirmDelete}`}
                  remove={() =>
                    ownerSave(categoryOwnerCalls.categoryDelete, { params: { id: categoryId } })
                  }
                  onRemoved={() => notes.say(`- Category “${name}” deleted -`)}
                  onFailed={notes.fail}
                />
              )}
            </RowActions>
          </tr>
        );
      })}
    </PanelTable>
  );
}
