import { quoteDraftSchema } from "shared-types/quote/schema";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { AddForm } from "../../components/panel/AddForm";
import { QuoteFields } from "../../features/quote/admin/QuoteFields";
import { saving } from "../../lib/owner-calls";

/** Add Quote. */
export function Component() {
  return (
    <PanelScreen title="Add Quote" actions={["home", "quoteIndex", "back"]}>
      <AddForm
        draftKey="quote/0"
        initialValues={{ quoteId: 0, quotation: "", author: "", citation: "" }}
        schema={quoteDraftSchema}
        save={saving("POST /api/quoteadd")}
        submitLabel="SAVE"
        done="- Quote added at the end -"
        another="Add Another Quote"
      >
        <QuoteFields />
      </AddForm>
    </PanelScreen>
  );
}
