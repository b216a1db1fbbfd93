import { useMemo } from "react";
import type { SpeciesKind } from "shared-types/species/codes";
import { isMissing } from "../../../lib/errors";
import { images } from "../../../lib/paths";
import { useKeyedRecord } from "../../../lib/use-keyed-record";
import { useRemoved } from "../../../lib/use-removed";
import { deleteQuestion } from "../../../components/form/delete-question";
import { DeleteMenu } from "../../../components/form/DeleteMenu";
import { EditForm } from "../../../components/form/EditForm";
import { RecordHistory } from "../../../components/history/RecordHistory";
import { Missing } from "../../../components/layout/PanelMissing";
import { Picture } from "../../../components/ui/Picture";
import type { PanelSpecies, SpeciesDraft } from "../../../components/panel/panel-species";
import { Pending } from "../../../components/panel/Pending";
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
