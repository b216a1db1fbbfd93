import { linkMessages, speciesKinds, type SpeciesKind } from "shared-types";

/** Reports a failed link call: one alert, and each message in the console. */
export function reportFaults(messages: string[]): void {
  for (const message of messages) console.error(message);
  window.alert(linkMessages.failed);
}

/** The record whose links are managed; the alert names what is missing. */
export function ownerFault(linkType: SpeciesKind, typeId: number): string | undefined {
  if (!speciesKinds.includes(linkType)) return linkMessages.linkType;
  return typeId > 0 ? undefined : linkMessages.typeId;
}

/** Why a call failed without an answer. */
export function faultOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
