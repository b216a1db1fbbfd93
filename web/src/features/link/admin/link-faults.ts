import { linkMessages, linkTypes, type LinkType } from "shared-types";

/** Says that a link call failed: one alert, and each message in the console (spec §8). */
export function reportFaults(messages: string[]): void {
  for (const message of messages) console.error(message);
  window.alert(linkMessages.failed);
}

/** Whose links are managed; the alert that says what is not known of it (spec §5, §8). */
export function ownerFault(linkType: LinkType, typeId: number): string | undefined {
  if (!linkTypes.includes(linkType)) return linkMessages.linkType;
  return typeId > 0 ? undefined : linkMessages.typeId;
}

/** What went wrong with a call that did not come to an answer. */
export function faultOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
