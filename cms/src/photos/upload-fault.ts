/** Why an upload stops: its HTTP status and a sentence for the person who uploads. */
export class UploadFault extends Error {
  override name = "UploadFault";

  constructor(
    readonly status: 400 | 413 | 507,
    message: string,
  ) {
    super(message);
  }
}
