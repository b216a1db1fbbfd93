import { chakra } from "@chakra-ui/react";
import { limits, quoteOwnerCalls, type QuoteItem, type QuoteUpdate } from "shared-types";
import { quoteUpdateSchema } from "shared-types/schemas";
import { FieldRow } from "../../../components/form/FieldRow";
import type { Notes } from "../../../components/form/IndexNotes";
import { RowButtons } from "../../../components/form/RowButtons";
import { RowForm } from "../../../components/form/RowForm";
import { TextAreaField } from "../../../components/form/TextAreaField";
import { TextField } from "../../../components/form/TextField";
import { useOpenRow } from "../../../components/form/use-open-row";
import { HistoryRow } from "../../../components/history/HistoryRow";
import { RowActions, Fact, NameHead, OpenRow, PanelTable } from "../../../components/ui/PanelTable";
import { saving } from "../../../lib/owner-calls";

const columns = ["No.", "Quotation", "Author", "Citation", ""];

const draftOf = ({ position: _position, ...draft }: QuoteItem): QuoteUpdate => draft;

/** The quotations in order, to edit. */
export function QuoteTable({ rows, notes }: { rows: QuoteItem[]; notes: Notes }) {
  const row = useOpenRow<"Edit" | "History">();
  const { open, close } = row;
  return (
    <PanelTable caption="Quotations" columns={columns}>
      {rows.map((item) => {
        const { quoteId, position } = item;
        if (open?.id === quoteId) {
          return (
            <OpenRow key={quoteId} columns={columns.length}>
              {open.mode === "History" ? (
                <HistoryRow kind="quote" id={quoteId} name={`quote ${position}`} onClose={close} />
              ) : (
                <RowForm
                  initialValues={draftOf(item)}
                  schema={quoteUpdateSchema}
                  save={saving(quoteOwnerCalls.quoteUpdate)}
                  onSaved={() => {
                    close();
                    notes.say(`- Quote ${position} updated -`);
                  }}
                  onCancel={close}
                >
                  <TextAreaField
                    name="quotation"
                    label="Quotation"
                    required
                    maxLength={limits.quotation}
                  />
                  <FieldRow>
                    <TextField name="author" label="Author" required maxLength={limits.author} />
                    <TextField name="citation" label="Citation" maxLength={limits.citation} />
                  </FieldRow>
                </RowForm>
              )}
            </OpenRow>
          );
        }
        return (
          <tr key={quoteId}>
            <NameHead>{position}</NameHead>
            <Fact label="Quotation">
              <chakra.span
                display="block"
                maxWidth="44rem"
                color="ink"
                fontFamily="serif"
                fontSize="1.0625rem"
                whiteSpace="pre-line"
              >
                {item.quotation}
              </chakra.span>
            </Fact>
            <Fact label="Author">{item.author}</Fact>
            <Fact label="Citation">{item.citation}</Fact>
            <RowActions>
              <RowButtons
                row={row}
                id={quoteId}
                of={`quote ${position}`}
                modes={["Edit", "History"]}
              />
            </RowActions>
          </tr>
        );
      })}
    </PanelTable>
  );
}
