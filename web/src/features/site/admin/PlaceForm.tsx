import { useMemo } from "react";
import { limits } from "shared-types/kit/limits";
import type { SiteDraft } from "shared-types/site/schema";
import { Failed } from "../../../components/feedback/Failed";
import { anyValues } from "../../../components/form/any-values";
import { EditForm } from "../../../components/form/EditForm";
import { FieldRow } from "../../../components/form/FieldRow";
import { FormSkeleton } from "../../../components/form/FormSkeleton";
import { TextField } from "../../../components/form/TextField";
import { ownerReadTagged, ownerSave } from "../../../lib/owner-calls";
import { useOwnerRecord } from "../../../lib/owner-swr";
import { TimeZoneField } from "./TimeZoneField";

type Place = Pick<SiteDraft, "title" | "place" | "ownerName" | "timeZone">;

/** The zone that the browser is in; a person is seldom far from their garden. */
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The first fields of the site record, for the set-up guide. `isBlank`: the stored ones are the demo's. */
export function PlaceForm({ isBlank }: { isBlank: boolean }) {
  const { data, error, retry } = useOwnerRecord("guide-site", () =>
    ownerReadTagged("GET /api/siteedit"),
  );
  const initial = useMemo((): Place | undefined => {
    if (!data) return undefined;
    const { title, place, ownerName, timeZone } = data.data;
    const words = isBlank ? { title: "", place: "" } : { title, place };
    return { ...words, ownerName, timeZone: timeZone || browserZone() };
  }, [data, isBlank]);
  if (!data || !initial) {
    if (error) return <Failed message="Couldn’t load the site." onRetry={retry} />;
    return <FormSkeleton what="name and place" fields={3} />;
  }
  return (
    <EditForm<Place>
      draftKey="guide/place"
      initialValues={initial}
      etag={data.etag}
      schema={anyValues<Place>()}
      save={(values, as) =>
        ownerSave("PUT /api/siteupdate", { body: { ...data.data, ...values }, ...as })
      }
      onSaved={() => undefined}
      submitLabel="SAVE"
      isInline
    >
      <TextField
        name="title"
        label="What is your garden called?"
        maxLength={limits.text}
        hint="At the top of every page"
      />
      <TextField
        name="place"
        label="Where is it?"
        maxLength={limits.resourceTitle}
        hint="However you’d put it: a town, a region, “behind the bakery”"
      />
      <FieldRow>
        <TextField
          name="ownerName"
          label="Your name"
          maxLength={limits.text}
          hint="Credited for the photos"
        />
        <TimeZoneField hint="Used for all dates" />
      </FieldRow>
    </EditForm>
  );
}
