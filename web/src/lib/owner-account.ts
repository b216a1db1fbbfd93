import { accountCalls, type PasswordChange, type SecondFactorChange } from "shared-types";
import { ownerRead, ownerSave } from "./owner-client";

/** PUT /api/owner/password. */
export const changePassword = (body: PasswordChange) =>
  ownerSave(accountCalls.ownerPasswordUpdate, { body });

/** GET /api/owner/secondfactor. */
export const readSecondFactor = () => ownerRead(accountCalls.secondFactor);
/** POST /api/owner/secondfactorbegin. @throws ApiError 409 when there is one already. */
export const beginSecondFactor = () => ownerRead(accountCalls.secondFactorBegin);
/** POST /api/owner/secondfactoron: with the password and a code of the offered secret. */
export const turnSecondFactorOn = (body: SecondFactorChange) =>
  ownerSave(accountCalls.secondFactorOn, { body });
/** POST /api/owner/secondfactoroff: with the password and a code, also a recovery code. */
export const turnSecondFactorOff = (body: SecondFactorChange) =>
  ownerSave(accountCalls.secondFactorOff, { body });
