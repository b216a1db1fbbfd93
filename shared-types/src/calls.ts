import { accountCalls } from "./account";
import { animalCalls } from "./animal-calls";
import { animalOwnerCalls } from "./animal-owner";
import { associationOwnerCalls } from "./association-owner";
import { backupCalls } from "./backup";
import { calendarCalls } from "./calendar-calls";
import { categoryCalls } from "./category-calls";
import { categoryOwnerCalls } from "./category-owner";
import { contactCalls } from "./contact";
import { demoCalls } from "./demo";
import { gapCalls } from "./gap";
import { guideCalls } from "./guide";
import { healthCalls } from "./health";
import { historyCalls } from "./history";
import { inboxCalls } from "./inbox";
import { keywordCalls } from "./keyword";
import { linkCalls } from "./link";
import { mailCalls } from "./mail";
import { openapiCalls } from "./openapi";
import { occurrenceCalls } from "./occurrence";
import { photoCalls } from "./photo-calls";
import { photoOwnerCalls } from "./photo-owner";
import { planCalls } from "./plan-calls";
import { planOwnerCalls } from "./plan-owner";
import { plantCalls } from "./plant-calls";
import { plantOwnerCalls } from "./plant-owner";
import { quoteCalls } from "./quote-calls";
import { quoteOwnerCalls } from "./quote-owner";
import { resourceCalls } from "./resource-calls";
import { resourceOwnerCalls } from "./resource-owner";
import { viewpointCalls } from "./viewpoint-calls";
import { viewpointOwnerCalls } from "./viewpoint-owner";
import { searchCalls } from "./search-calls";
import { sightingImportCalls } from "./sighting-import";
import { sightingOwnerCalls } from "./sighting-owner";
import { siteCalls } from "./site-calls";
import { siteOwnerCalls } from "./site-owner";
import { slidesCalls } from "./slides-calls";
import { slidesOwnerCalls } from "./slides-owner";
import { csvCalls } from "./csv";
import { viewCalls } from "./view";

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
  ...occurrenceCalls,
  ...openapiCalls,
  ...photoCalls,
  ...photoOwnerCalls,
  ...planCalls,
  ...planOwnerCalls,
  ...plantCalls,
  ...plantOwnerCalls,
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
};

export type CallName = keyof typeof calls;
