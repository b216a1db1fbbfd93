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

export const readSecondFactor = () => ownerRead<SecondFactor>("owner/secondfactor");
/** POST /api/owner/secondfactorbegin. @throws ApiError 409 when there is one already. */
export const beginSecondFactor = () =>
  ownerRead<SecondFactorOffer>("owner/secondfactorbegin", { method: "POST" });
export const turnSecondFactorOn = (change: SecondFactorChange) =>
  ownerSave("owner/secondfactoron", { method: "POST", body: change });
export const turnSecondFactorOff = (change: SecondFactorChange) =>
  ownerSave("owner/secondfactoroff", { method: "POST", body: change });
