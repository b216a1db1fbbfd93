import type { KnownCall } from "./shapes";
import { accountCalls } from "./account/owner";
import { animalCalls } from "./animal/calls";
import { animalOwnerCalls } from "./animal/owner";
import { associationOwnerCalls } from "./association/owner";
import { backupCalls } from "./backup/owner";
import { calendarCalls } from "./calendar/calls";
import { categoryCalls } from "./category/calls";
import { categoryOwnerCalls } from "./category/owner";
import { contactCalls } from "./contact/calls";
import { demoCalls } from "./demo/owner";
import { gapCalls } from "./gap/owner";
import { guideCalls } from "./guide/owner";
import { healthCalls } from "./health/calls";
import { historyCalls } from "./history/owner";
import { inboxCalls } from "./inbox/owner";
import { keywordCalls } from "./keyword/owner";
import { linkCalls } from "./link/owner";
import { mailCalls } from "./mail/owner";
import { openapiCalls } from "./openapi/calls";
import { nameCalls } from "./name/owner";
import { occurrenceCalls } from "./occurrence/owner";
import { photoCalls } from "./photo/calls";
import { photoOwnerCalls } from "./photo/owner";
import { photoWordCalls } from "./photo-word/owner";
import { planCalls } from "./plan/calls";
import { planOwnerCalls } from "./plan/owner";
import { plantCalls } from "./plant/calls";
import { plantOwnerCalls } from "./plant/owner";
import { publishCalls } from "./publish/owner";
import { quoteCalls } from "./quote/calls";
import { quoteOwnerCalls } from "./quote/owner";
import { resourceCalls } from "./resource/calls";
import { resourceOwnerCalls } from "./resource/owner";
import { viewpointCalls } from "./viewpoint/calls";
import { viewpointOwnerCalls } from "./viewpoint/owner";
import { searchCalls } from "./search/calls";
import { sightingImportCalls } from "./sighting-import/owner";
import { sightingOwnerCalls } from "./sighting/owner";
import { siteCalls } from "./site/calls";
import { siteOwnerCalls } from "./site/owner";
import { slidesCalls } from "./slides/calls";
import { slidesOwnerCalls } from "./slides/owner";
import { csvCalls } from "./csv/owner";
import { viewCalls } from "./view/owner";

/** Every call of the server, by name (docs/decisions/042-one-call-table.md). */
export const calls = {
  ...accountCalls,
  ...animalCalls,
  ...animalOwnerCalls,
  ...associationOwnerCalls,
  ...backupCalls,
  ...calendarCalls,
  ...categoryCalls,
  ...categoryOwnerCalls,
  ...contactCalls,
  ...demoCalls,
  ...gapCalls,
  ...guideCalls,
  ...healthCalls,
  ...historyCalls,
  ...inboxCalls,
  ...keywordCalls,
  ...linkCalls,
  ...mailCalls,
  ...nameCalls,
  ...occurrenceCalls,
  ...openapiCalls,
  ...photoCalls,
  ...photoOwnerCalls,
  ...photoWordCalls,
  ...planCalls,
  ...planOwnerCalls,
  ...plantCalls,
  ...plantOwnerCalls,
  ...publishCalls,
  ...quoteCalls,
  ...quoteOwnerCalls,
  ...resourceCalls,
  ...resourceOwnerCalls,
  ...viewpointCalls,
  ...viewpointOwnerCalls,
  ...searchCalls,
  ...sightingImportCalls,
  ...sightingOwnerCalls,
  ...siteCalls,
  ...siteOwnerCalls,
  ...slidesCalls,
  ...slidesOwnerCalls,
  ...csvCalls,
  ...viewCalls,
} as const satisfies Record<string, KnownCall>;

export type CallName = keyof typeof calls;
