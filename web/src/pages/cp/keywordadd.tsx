import { useState } from "react";
import { keywordCalls, limits, panelMessages } from "shared-types";
import { keywordDraftSchema } from "shared-types/schemas";
import { Done } from "../../components/form/Done";
import { EditForm } from "../../components/form/EditForm";
import { TextField } from "../../components/form/TextField";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Button } from "../../components/ui/Button";
import { saving } from "../../lib/owner-calls";

/** Add Keyword: the form, then the confirmation and another one (docs/product.md 3.10). */
export function Component() {
  const [isDone, setIsDone] = useState(false);
  return (
    <PanelScreen title="Add Keyword" actions={["home", "photoIndex", "back"]}>
      {isDone ? (
        <Done message={panelMessages.keywordAdded}>
          <Button onClick={() => setIsDone(false)}>Add Another Keyword</Button>
        </Done>
      ) : (
        <EditForm
          draftKey="keyword/0"
          initialValues={{ keyword: "" }}
          schema={keywordDraftSchema}
          save={saving(keywordCalls.keywordAdd)}
          onSaved={() => setIsDone(true)}
          submitLabel="SAVE"
        >
          <TextField
            name="keyword"
            label="Keyword"
            required
            maxLength={limits.keyword}
            hint="One word or a few, as someone would search for it: monarch, fall color."
          />
        </EditForm>
      )}
    </PanelScreen>
  );
}
