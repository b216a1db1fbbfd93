import { PanelScreen } from "../../components/layout/PanelScreen";
import { Inbox } from "../../features/message/admin/Inbox";
import { MessageKeeping } from "../../features/message/admin/MessageKeeping";
import { PhotoMention } from "../../features/photo/components/PhotoMention";

/** Visitors' messages, to read and to answer (docs/product.md 3.11). */
export function Component() {
  return (
    <PanelScreen title="Messages" actions={["home"]}>
      <Inbox
        photoOf={(photoId) => (
          <PhotoMention
            photoId={String(photoId)}
            gone={<p>About photo {photoId}, which is gone.</p>}
            reloadDocument
          />
        )}
      />
      <MessageKeeping />
    </PanelScreen>
  );
}
