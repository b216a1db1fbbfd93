import type {
  PasswordChange,
  SecondFactor,
  SecondFactorChange,
  SecondFactorOffer,
} from "shared-types";
import { ownerRead, ownerSave } from "./owner-client";

/** PUT /api/owner/password. */
export const changePassword = (change: PasswordChange) =>
  ownerSave("owner/password", { method: "PUT", body: change });

/** GET /api/owner/secondfactor. */
export const readSecondFactor = () => ownerRead<SecondFactor>("owner/secondfactor");
/** POST /api/owner/secondfactorbegin. @throws ApiError 409 when there is one already. */
export const beginSecondFactor = () =>
  ownerRead<SecondFactorOffer>("owner/secondfactorbegin", { method: "POST" });
/** POST /api/owner/secondfactoron: with the password and a code of the offered secret. */
export const turnSecondFactorOn = (change: SecondFactorChange) =>
  ownerSave("owner/secondfactoron", { method: "POST", body: change });
/** POST /api/owner/secondfactoroff: with the password and a code, also a recovery code. */
export const turnSecondFactorOff = (change: SecondFactorChange) =>
  ownerSave("owner/secondfactoroff", { method: "POST", body: change });
