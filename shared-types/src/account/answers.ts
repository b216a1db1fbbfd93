import type { InferType } from "yup";
import { bool, list, named, num, shape, str } from "../kit/fields";

export const accountAnswers = named({
  /** What the signed-in person may claim. */
  Claim: shape({ type: str, value: str, message: str }),
  OwnerEmail: shape({ email: str }),
  /** `codesLeft` counts recovery codes that have not been used. */
  SecondFactor: shape({ on: bool, codesLeft: num }),
  /** Shown once, and in force when a code has been sent. */
  SecondFactorOffer: shape({
    /** Base32, for typing. */
    secret: str,
    /** The same as an otpauth address, for the QR code. */
    address: str,
    recoveryCodes: list(str),
  }),
});

export type Claim = InferType<typeof accountAnswers.Claim>;
export type SecondFactor = InferType<typeof accountAnswers.SecondFactor>;
export type SecondFactorOffer = InferType<typeof accountAnswers.SecondFactorOffer>;
