import { useState } from "react";
import { panelMessages } from "shared-types";
import { Done } from "../../components/form/Done";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Button } from "../../components/ui/Button";
import { KeywordAddForm } from "../../features/keyword/admin/KeywordAddForm";
import { useGoBack } from "../../lib/go-back";
import { panelPaths } from "../../lib/panel-paths";

/** Add Keyword: the form, then the confirmation and another one. */
export function Component() {
  const [isDone, setIsDone] = useState(false);
  const goBack = useGoBack();
  return (
    <PanelScreen
      title="Add Keyword"
      actions={[
        { label: "Admin Home", to: panelPaths.home },
        { label: "Photo Index", to: panelPaths.photoIndex },
        { label: "Go Back", onClick: goBack },
      ]}
    >
      {isDone ? (
        <Done message={panelMessages.keywordAdded}>
          <Button onClick={() => setIsDone(false)}>Add Another Keyword</Button>
        </Done>
      ) : (
        <KeywordAddForm onAdded={() => setIsDone(true)} />
      )}
    </PanelScreen>
  );
}
