import { dateWords } from "shared-types/kit/date";
import { starterBook } from "shared-types/name/codes";
import { DeleteMenu } from "../../components/form/DeleteMenu";
import { IndexNotes, useIndexNotes } from "../../components/form/IndexNotes";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { Fact, NameHead, PanelTable, RowActions } from "../../components/ui/PanelTable";
import { AddBook } from "../../features/name/admin/AddBook";
import { removeBook } from "../../features/name/admin/send-book";
import { dateOf } from "../../lib/format";
import { useOwnerCall } from "../../lib/owner-swr";
import { useSite } from "../../lib/settings";

const number = (count: number) => count.toLocaleString("en-US");

/** The books of names with their sources, and the way to remove one. */
function Books() {
  const { timeZone } = useSite().settings;
  const read = useOwnerCall("GET /api/namebooks");
  const notes = useIndexNotes();
  return (
    <section aria-label="Books">
      <IndexNotes notes={notes} />
      {read.data && (
        <PanelTable
          caption="Books of names"
          isCalm
          columns={["Book", "Names", "Old names", "From", "License", "Added", ""]}
        >
          {read.data.map(({ id, title, source, license, names, synonyms, added }) => (
            <tr key={id}>
              <NameHead>{title}</NameHead>
              <Fact label="Names">{number(names)}</Fact>
              <Fact label="Old names">{number(synonyms)}</Fact>
              <Fact label="From">{source}</Fact>
              <Fact label="License">{license || "Not stated"}</Fact>
              <Fact label="Added">{dateWords(dateOf(added, timeZone))}</Fact>
              <RowActions>
                {id !== starterBook && (
                  <DeleteMenu
                    label="Remove"
                    of={title}
                    question={`Remove “${title}”? Your plants and animals stay as they are.`}
                    remove={() => removeBook(id)}
                    onRemoved={() => notes.say(`- ${title} removed -`)}
                    onFailed={notes.fail}
                  />
                )}
              </RowActions>
            </tr>
          ))}
        </PanelTable>
      )}
      <Pending read={read} what="the books of names" fields={3} />
    </section>
  );
}

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
