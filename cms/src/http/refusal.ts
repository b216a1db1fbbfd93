/** Why a call is refused, for its caller to read: answered with this status and message (http/answer-failures). */
export class Refusal extends Error {
  readonly expose = true;

  constructor(
    readonly status: 400 | 409,
    message: string,
  ) {
    super(message);
  }
}
