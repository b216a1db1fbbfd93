import { useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { savedMessage } from "shared-types";
import { useAnnounceOnLeave } from "../../lib/announce-on-leave";
import { isMissing } from "../../lib/errors";
import { useOwnerRecord } from "../../lib/owner-swr";
import { images } from "../../lib/paths";
import { saidState, useSaid } from "../../lib/said";
import { Empty } from "../feedback/Empty";
import { Failed } from "../feedback/Failed";
import { DeleteButton } from "../form/DeleteButton";
import { EditForm } from "../form/EditForm";
import { FormSkeleton } from "../form/FormSkeleton";
import { RecordHistory } from "../history/RecordHistory";
import { Picture } from "../ui/Picture";
import type { SpeciesDraft, SpeciesExtras, SpeciesKind, SpeciesParts } from "./species-kind";
import styles from "./SpeciesEdit.module.css";

interface SpeciesEditProps<D extends SpeciesDraft, R extends D & SpeciesExtras> {
  kind: SpeciesKind<D, R>;
  keyId: string;
  /** Stays the same when the record is given another key here. */
  visit: string;
  parts: SpeciesParts<R>;
}

/** A record to edit, with its banner, links and photos. */
export function SpeciesEdit<D extends SpeciesDraft, R extends D & SpeciesExtras>(
  props: SpeciesEditProps<D, R>,
) {
  const { kind, keyId, visit, parts } = props;
  const navigate = useNavigate();
  const [said, say] = useSaid();
  const announceOnLeave = useAnnounceOnLeave();
  const asked = useRef(keyId);
  const { data, error, retry } = useOwnerRecord(`${kind.linkType}/${visit}`, () =>
    kind.read(asked.current),
  );
  const draft = useMemo(() => data && kind.draftOf(data.data), [data, kind]);

  // What is read again after the save is read by the key that was saved.
  const save = async (values: D, etag?: string) => {
    const before = asked.current;
    asked.current = values.keyId;
    let isSaved = false;
    try {
      const errors = await kind.update(values, etag);
      isSaved = errors.length === 0;
      return errors;
    } finally {
      if (!isSaved) asked.current = before;
    }
  };
  const saved = (values: D) => {
    const { state } = saidState(savedMessage(kind.noun, "updated"));
    if (values.keyId === keyId) say(state.said);
    else void navigate(kind.editPath(values.keyId), { replace: true, state: { ...state, visit } });
  };

  if (data && draft) {
    const { banner } = data.data;
    return (
      <>
        {banner && (
          <Picture
            key={banner.fileName}
            src={images.banner(banner.fileName)}
            alt={banner.alt}
            width={1800}
            height={600}
            fit="cover"
            eager
            className={styles.banner}
          />
        )}
        <EditForm<D>
          initialValues={draft}
          etag={data.etag}
          schema={kind.schema}
          save={save}
          onSaved={saved}
          submitLabel="SEND"
          confirmation={said}
          aside={parts.preview}
          extraActions={
            <DeleteButton
              remove={() => kind.remove(kind.idOf(draft))}
              onRemoved={() => {
                announceOnLeave();
                void navigate(kind.indexPath, saidState(savedMessage(kind.noun, "deleted")));
              }}
            />
          }
        >
          {parts.fields}
        </EditForm>
        {parts.links(data.data)}
        {parts.photos(data.data)}
        <RecordHistory kind={kind.linkType} id={kind.idOf(draft)} />
      </>
    );
  }
  if (!error) return <FormSkeleton what={`the ${kind.linkType}`} fields={8} />;
  if (isMissing(error)) {
    return (
      <Empty title={kind.fetchMessage}>
        <p>
          Nothing here goes by “{keyId}”. It may have been deleted, or given another key by now.
        </p>
      </Empty>
    );
  }
  return <Failed message={kind.fetchMessage} onRetry={retry} />;
}
