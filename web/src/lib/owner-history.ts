import type { BinItem, BinRestore, Change, ChangeUndo, KeptRecord } from "shared-types";
import { ownerRead, ownerReadTagged, ownerSave } from "./owner-client";

/** GET /api/history/{kind}/{id}; the ETag is that of the record as it is. */
export const readHistory = ({ kind, id }: KeptRecord) =>
  ownerReadTagged<Change[]>(`history/${kind}/${id}`);

/** POST /api/changeundo. @throws ApiError 412 when the record is not as its history was read. */
export const undoChange = (body: ChangeUndo, etag: string) =>
  ownerSave("changeundo", { method: "POST", body, etag });

/** GET /api/bin: deleted records and deleted photos. */
export const readBin = () => ownerRead<BinItem[]>("bin");
/**
 * POST /api/binrestore; a name that is taken by now is a broken rule of its field, and `rename`
 * mends it.
 */
export const restoreFromBin = (body: BinRestore) =>
  ownerSave("binrestore", { method: "POST", body });
/** POST /api/bindelete: the record and its history. */
export const deleteForGood = ({ kind, id }: KeptRecord) =>
  ownerSave("bindelete", { method: "POST", body: { kind, id } });
