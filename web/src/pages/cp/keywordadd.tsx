import { limits } from "shared-types/kit/limits";
import { panelMessages } from "shared-types/kit/panel-messages";
import { keywordDraftSchema } from "shared-types/keyword/schema";
import { TextField } from "../../components/form/TextField";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { AddForm } from "../../components/panel/AddForm";
import { saving } from "../../lib/owner-calls";

/** Add Keyword. */
export function Component() {
  return (
    <PanelScreen title="Add Keyword" actions={["home", "photoIndex", "back"]}>
      <AddForm
        draftKey="keyword/0"
        initialValues={{ keyword: "" }}
        schema={keywordDraftSchema}
        save={saving("POST /api/keywordadd")}
        submitLabel="SAVE"
        done={panelMessages.keywordAdded}
        another="Add Another Keyword"
      >
        <TextField
          name="keyword"
          label="Keyword"
          required
          maxLength={limits.keyword}
          hint="One word or a few, as someone would search for it: monarch, fall color"
        />
      </AddForm>
    </PanelScreen>
  );
}
