import type { Calls } from "./kit/call";
import { accountCalls } from "./account/calls";
import { animalCalls } from "./animal/calls";
import { associationCalls } from "./association/calls";
import { backupCalls } from "./backup/calls";
import { calendarCalls } from "./calendar/calls";
import { categoryCalls } from "./category/calls";
import { contactCalls } from "./contact/calls";
import { demoCalls } from "./demo/calls";
import { gapCalls } from "./gap/calls";
import { guideCalls } from "./guide/calls";
import { healthCalls } from "./health/calls";
import { historyCalls } from "./history/calls";
import { inboxCalls } from "./inbox/calls";
import { keywordCalls } from "./keyword/calls";
import { linkCalls } from "./link/calls";
import { mailCalls } from "./mail/calls";
import { openapiCalls } from "./openapi/calls";
import { nameCalls } from "./name/calls";
import { occurrenceCalls } from "./occurrence/calls";
import { photoCalls } from "./photo/calls";
import { photoWordCalls } from "./photo-word/calls";
import { planCalls } from "./plan/calls";
import { plantCalls } from "./plant/calls";
import { publishCalls } from "./publish/calls";
import { quoteCalls } from "./quote/calls";
import { resourceCalls } from "./resource/calls";
import { viewpointCalls } from "./viewpoint/calls";
import { searchCalls } from "./search/calls";
import { sightingImportCalls } from "./sighting-import/calls";
import { sightingCalls } from "./sighting/calls";
import { siteCalls } from "./site/calls";
import { slidesCalls } from "./slides/calls";
import { csvCalls } from "./csv/calls";
import { viewCalls } from "./view/calls";

/** Every call of the server, by name (docs/decisions/042-one-call-table.md). */
export const calls = {
  ...accountCalls,
  ...animalCalls,
  ...associationCalls,
  ...backupCalls,
  ...calendarCalls,
  ...categoryCalls,
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
  ...photoWordCalls,
  ...planCalls,
  ...plantCalls,
  ...publishCalls,
  ...quoteCalls,
  ...resourceCalls,
  ...viewpointCalls,
  ...searchCalls,
  ...sightingImportCalls,
  ...sightingCalls,
  ...siteCalls,
  ...slidesCalls,
  ...csvCalls,
  ...viewCalls,
} as const satisfies Calls;

export type CallName = keyof typeof calls;

type Table = typeof calls;

/** Every call by its method and path, as in the first line of a request: "GET /api/flora/{keyId}". */
export type CallsByLine = {
  [Name in CallName as `${Table[Name]["method"]} ${Table[Name]["path"]}`]: Table[Name];
};

export type CallLine = keyof CallsByLine;
