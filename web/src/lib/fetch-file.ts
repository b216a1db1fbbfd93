import { networkFault } from "./api-client";

/**
 * The text of a page; null when the server has none.
 * @throws ApiError when the server was not reached.
 */
export async function fetchPage(link: string): Promise<string | null> {
  const response = await fetch(link).catch(() => {
    throw networkFault();
  });
  return response.ok ? response.text() : null;
}
