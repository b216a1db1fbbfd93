import { networkFault } from "./api-client";

/**
 * The text of a file of the site; null when it is not there.
 * @throws ApiError when the server was not reached.
 */
export async function fetchFile(link: string): Promise<string | null> {
  const response = await fetch(link).catch(() => {
    throw networkFault();
  });
  return response.ok ? response.text() : null;
}
