import type { PictureUploaded } from "shared-types/photo/answers";
import { readBody } from "./api-client";
import { ownerSend } from "./owner-calls";

/** Uploads a picture that only the site itself shows. @throws ApiError */
export async function uploadPicture(file: File): Promise<PictureUploaded> {
  return readBody<PictureUploaded>(
    await ownerSend("POST /api/pictureupload", { field: "files", file }),
  );
}
