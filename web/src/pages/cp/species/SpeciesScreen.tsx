import { useMemo } from "react";
import { useLocation, useParams, useNavigate } from "react-router-dom";
import { savedMessage } from "shared-types/kit/panel-messages";
import { isKeyId, newSpeciesKey, type SpeciesKind } from "shared-types/species/codes";
import { suggestKeyId } from "shared-types/species/key-id";
import { deleteQuestion } from "../../../components/form/delete-question";
import { DeleteMenu } from "../../../components/form/DeleteMenu";
import { EditForm } from "../../../components/form/EditForm";
import { Follow } from "../../../components/form/Follow";
import { RecordHistory } from "../../../components/history/RecordHistory";
import { PanelMissing, Missing } from "../../../components/layout/PanelMissing";
import { PanelScreen, type PanelAction } from "../../../components/layout/PanelScreen";
import type { PanelSpecies, SpeciesDraft } from "../../../components/panel/panel-species";
import { Pending } from "../../../components/panel/Pending";
import { ViewPage } from "../../../components/panel/ViewPage";
import { Picture } from "../../../components/ui/Picture";
import { LinkManager } from "../../../features/link/admin/LinkManager";
import { RecordPhotos } from "../../../features/photo/admin/RecordPhotos";
import { TagOffer } from "../../../features/photo/admin/TagOffer";
import { isMissing } from "../../../lib/errors";
import { noticeState } from "../../../lib/notice";
import { images } from "../../../lib/paths";
import type { Read } from "../../../lib/read";
import { useRead } from "../../../lib/swr";
import { useKeyedRecord } from "../../../lib/use-keyed-record";
import { useRemoved } from "../../../lib/use-removed";
import { SpeciesFields } from "./SpeciesFields";
import { SpeciesPreview } from "./SpeciesPreview";
import styles from "./SpeciesEdit.module.css";

interface SpeciesScreenProps<K extends SpeciesKind> {
  kind: PanelSpecies<K>;
  /** The list of the others, whose keys are taken. */
  others: Read<{ keyId: string }[]>;
}

/** Plant Edit, Plant Add, Animal Edit, Animal Add; without a key in the address, or with "add", a new record. */
export function SpeciesScreen<K extends SpeciesKind>(props: SpeciesScreenProps<K>) {
  const { kind, others } = props;
  const { keyId = newSpeciesKey } = useParams();
  const { state } = useLocation() as { state: { visit?: string } | null };
  const isNew = keyId === newSpeciesKey;
  const actions: PanelAction[] = ["home", `${kind.linkType}Index`, `${kind.linkType}Add`];
  if (!isNew && !isKeyId(keyId)) {
    return <PanelMissing title={`${kind.noun} Edit`} message={kind.keyMessage} actions={actions} />;
  }
  // A record whose key was changed here stays open.
  const visit = state?.visit ?? keyId;
  return (
    <PanelScreen title={isNew ? `${kind.noun} Add` : `${kind.noun} Edit`} actions={actions}>
      {isNew ? (
        <SpeciesAdd kind={kind} others={others} />
      ) : (
        <SpeciesEdit key={visit} kind={kind} keyId={keyId} visit={visit} />
      )}
    </PanelScreen>
  );
}

interface SpeciesAddProps<K extends SpeciesKind> {
  kind: PanelSpecies<K>;
  /** The list of the others, whose keys are taken. */
  others: Read<{ keyId: string }[]>;
}

/** A new record; once added, its edit screen opens in place of this one. */
function SpeciesAdd<K extends SpeciesKind>(props: SpeciesAddProps<K>) {
  const { kind, others } = props;
  const { data: listed = [] } = useRead(others);
  const takenKeys = new Set(listed.map(({ keyId }) => keyId));
  const navigate = useNavigate();
  return (
    <EditForm<SpeciesDraft<K>>
      draftKey={`${kind.linkType}/0`}
      initialValues={kind.empty}
      schema={kind.schema}
      save={kind.add}
      onSaved={({ keyId }) =>
        void navigate(kind.editPath(keyId), {
          replace: true,
          ...noticeState(savedMessage(kind.noun, "added")),
        })
      }
      submitLabel="ADD"
      aside={<SpeciesPreview facts={kind.facts} />}
    >
      <Follow from="nameCommon" to="nameDisplay" by={(name) => name} />
      <Follow from="nameCommon" to="keyId" by={(name) => suggestKeyId(name, takenKeys)} />
      <SpeciesFields kind={kind} />
    </EditForm>
  );
}

interface SpeciesEditProps<K extends SpeciesKind> {
  kind: PanelSpecies<K>;
  keyId: string;
  /** Stays the same when the record's key is changed here. */
  visit: string;
}

/** A record to edit, with its banner, links and photos. */
function SpeciesEdit<K extends SpeciesKind>(props: SpeciesEditProps<K>) {
  const { kind, keyId, visit } = props;
  const { linkType, noun, read, update, editPath } = kind;
  const removed = useRemoved(linkType, noun, kind.indexPath);
  const record = useKeyedRecord({ kind: linkType, noun, keyId, visit, read, update, editPath });
  const { data, error } = record;
  const draft = useMemo(() => data && kind.draftOf(data.data), [data, kind]);

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
          kind={linkType}
          id={id}
          thumbId={draft.thumbId}
          bannerId={draft.bannerId}
          photos={photos}
        />
        <EditForm<SpeciesDraft<K>>
          draftKey={`${linkType}/${id}`}
          initialValues={draft}
          etag={data.etag}
          schema={kind.schema}
          save={record.save}
          onSaved={record.onSaved}
          submitLabel="SEND"
          confirmation={record.notice}
          aside={<SpeciesPreview facts={kind.facts} />}
          extraActions={
            <DeleteMenu
              of={draft.nameCommon}
              question={deleteQuestion(`“${draft.nameCommon}”.`, "Photos and links stay.")}
              remove={() => kind.remove(id)}
              onRemoved={() => removed(id)}
            />
          }
        >
          <SpeciesFields kind={kind} likely={{ title: `Photos of ${draft.nameCommon}`, photos }} />
        </EditForm>
        <LinkManager linkType={linkType} typeId={id} links={links} />
        <RecordPhotos photos={photos} />
        <RecordHistory kind={linkType} id={id} />
      </>
    );
  }
  if (isMissing(error)) {
    return (
      <Missing message={kind.fetchMessage}>
        There is no {linkType} called “{keyId}”. It may have been deleted or renamed.
      </Missing>
    );
  }
  return <Pending read={record} failed={kind.fetchMessage} what={`the ${linkType}`} fields={8} />;
}
