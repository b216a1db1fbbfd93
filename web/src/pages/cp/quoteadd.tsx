import { useState } from "react";
import { quoteOwnerCalls } from "shared-types";
import { quoteDraftSchema } from "shared-types/schemas";
import { Done } from "../../components/form/Done";
import { EditForm } from "../../components/form/EditForm";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Button } from "../../components/ui/Button";
import { QuoteFields } from "../../features/quote/admin/QuoteFields";
import { saving } from "../../lib/owner-calls";

const empty = { quoteId: 0, quotation: "", author: "", citation: "" };

/** Add Quote: the form, then the confirmation and another one. */
export function Component() {
  const [isDone, setIsDone] = useState(false);
  return (
    <PanelScreen title="Add Quote" actions={["home", "quoteIndex", "back"]}>
      {isDone ? (
        <Done message="- Quote added: it comes last -">
          <Button onClick={() => setIsDone(false)}>Add Another Quote</Button>
        </Done>
      ) : (
        <EditForm
          draftKey="quote/0"
          initialValues={empty}
          schema={quoteDraftSchema}
          save={saving(quoteOwnerCalls.quoteAdd)}
          onSaved={() => setIsDone(true)}
          submitLabel="SAVE"
        >
          <QuoteFields />
        </EditForm>
      )}
    </PanelScreen>
  );
}
