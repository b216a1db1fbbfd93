import { historyCalls, type BinRestore, type ChangeUndo, type KeptRecord } from "shared-types";
import { ownerRead, ownerReadTagged, ownerSave } from "./owner-client";

/** GET /api/history/{kind}/{id}; the ETag is that of the record as it is. */
export const readHistory = ({ kind, id }: KeptRecord) =>
  ownerReadTagged(historyCalls.history, { params: { kind, id } });

/** POST /api/changeundo. @throws ApiError 412 when the record has changed since its history was read */
export const undoChange = (body: ChangeUndo, ifMatch: string) =>
  ownerSave(historyCalls.changeUndo, { body, ifMatch });

/** GET /api/bin: deleted records and deleted photos. */
export const readBin = () => ownerRead(historyCalls.bin);
/**
 * POST /api/binrestore; a name taken in the meantime is a broken rule of its field, and `rename`
 * resolves it.
 */
export const restoreFromBin = (body: BinRestore) => ownerSave(historyCalls.binRestore, { body });
/** POST /api/bindelete: the record and its history. */
export const deleteForGood = ({ kind, id }: KeptRecord) =>
  ownerSave(historyCalls.binDelete, { body: { kind, id } });
