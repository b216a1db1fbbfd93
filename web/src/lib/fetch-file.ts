import { networkFault } from "./api-client";

/**
 * The text of a file of the site; null when it is not there.
 * @throws ApiError when the server was not reached, or cannot answer now.
 */
export async function fetchFile(link: string): Promise<string | null> {
  const response = await fetch(link).catch(() => {
    throw networkFault();
  });
  // Offline, the worker answers so for what it has not kept.
  if (response.status >= 500) throw networkFault();
  return response.ok ? response.text() : null;
}
