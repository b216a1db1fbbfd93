import { useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { savedMessage, type SpeciesKind } from "shared-types";
import { useAnnounceOnLeave } from "../../../lib/announce-on-leave";
import { dropDraftsOf } from "../../../lib/drafts";
import { isMissing } from "../../../lib/errors";
import { useOwnerRecord } from "../../../lib/owner-swr";
import { images } from "../../../lib/paths";
import { saidState, useSaid } from "../../../lib/said";
import { Empty } from "../../../components/feedback/Empty";
import { Failed } from "../../../components/feedback/Failed";
import { deleteQuestion } from "../../../components/form/delete-question";
import { DeleteButton } from "../../../components/form/DeleteButton";
import { EditForm } from "../../../components/form/EditForm";
import { FormSkeleton } from "../../../components/form/FormSkeleton";
import { RecordHistory } from "../../../components/history/RecordHistory";
import { Picture } from "../../../components/ui/Picture";
import type { PanelSpecies, SpeciesDraft } from "../../../components/panel/panel-species";
import { ViewPage } from "../../../components/panel/ViewPage";
import { LinkManager } from "../../../features/link/admin/LinkManager";
import { RecordPhotos } from "../../../features/photo/admin/RecordPhotos";
import { TagOffer } from "../../../features/photo/admin/TagOffer";
import { SpeciesFields } from "./SpeciesFields";
import { SpeciesPreview } from "./SpeciesPreview";
import styles from "./SpeciesEdit.module.css";

interface SpeciesEditProps<K extends SpeciesKind> {
  kind: PanelSpecies<K>;
  keyId: string;
  /** Stays the same when the record's key is changed here. */
  visit: string;
}

/** A record to edit, with its banner, links and photos. */
export function SpeciesEdit<K extends SpeciesKind>(props: SpeciesEditProps<K>) {
  const { kind, keyId, visit } = props;
  const navigate = useNavigate();
  const { said, say } = useSaid();
  const announceOnLeave = useAnnounceOnLeave();
  const asked = useRef(keyId);
  const { data, error, retry } = useOwnerRecord(`${kind.linkType}/${visit}`, () =>
    kind.read(asked.current),
  );
  const draft = useMemo(() => data && kind.draftOf(data.data), [data, kind]);

  // After the save, the record is read again by its new key.
  const save = async (values: SpeciesDraft<K>, etag?: string) => {
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
  const saved = (values: SpeciesDraft<K>) => {
    const { state } = saidState(savedMessage(kind.noun, "updated"));
    if (values.keyId === keyId) say(state.said);
    else void navigate(kind.editPath(values.keyId), { replace: true, state: { ...state, visit } });
  };

  if (data && draft) {
    const { banner, links, photos } = data.data;
    const id = kind.idOf(draft);
    return (
      <>
        {banner && (
          <Picture
            key={banner.fileName + banner.version}
            src={images.banner(banner.fileName, banner.version)}
            alt={banner.alt}
            width={1800}
            height={600}
            fit="cover"
            eager
            className={styles.banner}
          />
        )}
        {!draft.internal && <ViewPage to={`${kind.publicPath}/${draft.keyId}`} />}
        <TagOffer
          kind={kind.linkType}
          id={id}
          thumbId={draft.thumbId}
          bannerId={draft.bannerId}
          photos={photos}
        />
        <EditForm<SpeciesDraft<K>>
          draftKey={`${kind.linkType}/${id}`}
          initialValues={draft}
          etag={data.etag}
          schema={kind.schema}
          save={save}
          onSaved={saved}
          submitLabel="SEND"
          confirmation={said}
          aside={<SpeciesPreview facts={kind.facts} />}
          extraActions={
            <DeleteButton
              question={deleteQuestion(`“${draft.nameCommon}”.`, "Photos and links stay.")}
              remove={() => kind.remove(id)}
              onRemoved={() => {
                dropDraftsOf(kind.linkType, [id]);
                announceOnLeave();
                const deleted = savedMessage(kind.noun, "deleted");
                void navigate(kind.indexPath, saidState(deleted, { kind: kind.linkType, id }));
              }}
            />
          }
        >
          <SpeciesFields kind={kind} />
        </EditForm>
        <LinkManager linkType={kind.linkType} typeId={id} links={links} />
        <RecordPhotos photos={photos} />
        <RecordHistory kind={kind.linkType} id={id} />
      </>
    );
  }
  if (!error) return <FormSkeleton what={`the ${kind.linkType}`} fields={8} />;
  if (isMissing(error)) {
    return (
      <Empty title={kind.fetchMessage}>
        <p>
          There is no {kind.linkType} called “{keyId}”. It may have been deleted or renamed.
        </p>
      </Empty>
    );
  }
  return <Failed message={kind.fetchMessage} onRetry={retry} />;
}
