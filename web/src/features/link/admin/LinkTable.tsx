import { limits, linkCalls, panelMessages, type LinkListItem } from "shared-types";
import { linkUpdateSchema } from "shared-types/schemas";
import { DeleteButton } from "../../../components/form/DeleteButton";
import type { Notes } from "../../../components/form/IndexNotes";
import { RowButtons } from "../../../components/form/RowButtons";
import { RowForm } from "../../../components/form/RowForm";
import { TextField } from "../../../components/form/TextField";
import { useOpenRow } from "../../../components/form/use-open-row";
import { HistoryRow } from "../../../components/history/HistoryRow";
import { RowActions, Fact, NameHead, OpenRow, PanelTable } from "../../../components/ui/PanelTable";
import { SiteLink } from "../../../components/ui/SiteLink";
import { countOf } from "../../../lib/format";
import { ownerSave, saving } from "../../../lib/owner-calls";

const columns = ["Link Text", "Link Href", "Uses", ""];

const pages = (uses: number) => countOf(uses, "plant or animal has", "plants and animals have");

/** All links: edit or delete for all records. */
export function LinkTable({ rows, notes }: { rows: LinkListItem[]; notes: Notes }) {
  const row = useOpenRow<"Edit" | "History">();
  const { open, close } = row;
  return (
    <PanelTable caption="Links" columns={columns}>
      {rows.map(({ linkId, text, href, uses }) => {
        if (open?.id === linkId) {
          return (
            <OpenRow key={linkId} columns={columns.length}>
              {open.mode === "History" ? (
                <HistoryRow kind="link" id={linkId} name={text} onClose={close} />
              ) : (
                <RowForm
                  initialValues={{ linkId, text, href }}
                  schema={linkUpdateSchema}
                  save={saving(linkCalls.linkUpdate)}
                  onSaved={(saved) => {
                    close();
                    notes.say(`- Link “${saved.text}” updated everywhere -`);
                  }}
                  onCancel={close}
                >
                  <TextField name="text" label="Link Text" required maxLength={limits.linkText} />
                  <TextField
                    name="href"
                    label="Link Href"
                    required
                    maxLength={limits.href}
                    hint={`${pages(uses)} this link: it changes there too.`}
                  />
                </RowForm>
              )}
            </OpenRow>
          );
        }
        return (
          <tr key={linkId}>
            <NameHead>{text}</NameHead>
            <Fact label="Link Href">
              <SiteLink href={href}>{href}</SiteLink>
            </Fact>
            <Fact label="Uses">{uses}</Fact>
            <RowActions>
              <RowButtons row={row} id={linkId} of={text} modes={["Edit", "History"]} />
              <DeleteButton
                of={text}
                isDisabled={open !== null}
                question={`“${text}”: ${pages(uses)} it. ${panelMessages.confirmDelete}`}
                remove={() => ownerSave(linkCalls.linkDelete, { params: { id: linkId } })}
                onRemoved={() => notes.say(`- Link “${text}” deleted -`)}
                onFailed={notes.fail}
              />
            </RowActions>
          </tr>
        );
      })}
    </PanelTable>
  );
}
