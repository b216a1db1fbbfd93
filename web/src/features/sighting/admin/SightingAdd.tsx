import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { PhotoOptions } from "shared-types/photo/answers";
import { sightingDraftSchema, type SightingDraft } from "shared-types/sighting/schema";
import { Done } from "../../../components/form/Done";
import { EditForm } from "../../../components/form/EditForm";
import type { PictureKit } from "../../../components/form/PictureField";
import { Button } from "../../../components/ui/Button";
import { panelPaths } from "../../../lib/panel-paths";
import { useSite } from "../../../lib/settings";
import { newSighting, today } from "../api/new-sighting";
import type { Outcome } from "../api/use-outbox";
import { SightingFields } from "./SightingFields";

interface SightingAddProps {
  options: PhotoOptions;
  kit: PictureKit;
  add: (draft: SightingDraft) => Promise<Outcome>;
}

const messages = {
  sent: "- Sighting added successfully -",
  kept: "You’re offline. The sighting is saved on this device and will be sent when you’re back online.",
};

/** Add a sighting: today is set. Then another one. */
export function SightingAdd({ options, kit, add }: SightingAddProps) {
  const { timeZone } = useSite().settings;
  const [draft, setDraft] = useState(() => newSighting(today(timeZone)));
  // Whoever comes here by a link again wants the form again; the screen gives its first field the focus.
  const { key } = useLocation();
  const navigate = useNavigate();
  const [done, setDone] = useState({ at: "", message: "" });
  const outcome = useRef<keyof typeof messages>("sent");
  if (done.at === key)
    return (
      <Done message={done.message}>
        <Button onClick={() => void navigate(panelPaths.sightingAdd, { replace: true })}>
          Add Another
        </Button>
      </Done>
    );
  return (
    <EditForm<SightingDraft>
      draftKey="sighting/0"
      initialValues={draft}
      schema={sightingDraftSchema}
      save={async (values) => {
        const result = await add({ ...values, clientId: draft.clientId });
        if (typeof result !== "string") return result;
        outcome.current = result;
        return [];
      }}
      onSaved={() => {
        setDraft(newSighting(today(timeZone)));
        setDone({ at: key, message: messages[outcome.current] });
      }}
      submitLabel="ADD"
    >
      <SightingFields options={options} kit={kit} />
    </EditForm>
  );
}
