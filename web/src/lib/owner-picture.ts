import type { PictureUploaded } from "shared-types/photo/answers";
import { photoOwnerCalls } from "shared-types/photo/owner";
import { readBody } from "./api-client";
import { call } from "./call";
import { panelServer } from "./owner-send";
import { carrying } from "./send-file";

/** Uploads a picture that only the site itself shows. @throws ApiError */
export async function uploadPicture(file: File): Promise<PictureUploaded> {
  const { pictureUpload } = photoOwnerCalls;
  const server = panelServer(carrying({ field: pictureUpload.files, file }));
  return readBody<PictureUploaded>(await call(server, pictureUpload));
}
