import { accountCalls } from "./account";
import { animalCalls } from "./animal-calls";
import { animalOwnerCalls } from "./animal-owner";
import { backupCalls } from "./backup";
import { categoryCalls } from "./category-calls";
import { categoryOwnerCalls } from "./category-owner";
import { contactCalls } from "./contact";
import { healthCalls } from "./health";
import { historyCalls } from "./history";
import { inboxCalls } from "./inbox";
import { keywordCalls } from "./keyword";
import { linkCalls } from "./link";
import { openapiCalls } from "./openapi";
import { photoCalls } from "./photo-calls";
import { photoOwnerCalls } from "./photo-owner";
import { plantCalls } from "./plant-calls";
import { plantOwnerCalls } from "./plant-owner";
import { quoteCalls } from "./quote-calls";
import { quoteOwnerCalls } from "./quote-owner";
import { resourceCalls } from "./resource-calls";
import { resourceOwnerCalls } from "./resource-owner";
import { csvCalls } from "./csv";

/** Every call of the server, by name (docs/decisions/042-one-call-table.md). */
export const calls = {
  ...accountCalls,
  ...animalCalls,
  ...animalOwnerCalls,
  ...backupCalls,
  ...categoryCalls,
  ...categoryOwnerCalls,
  ...contactCalls,
  ...healthCalls,
  ...historyCalls,
  ...inboxCalls,
  ...keywordCalls,
  ...linkCalls,
  ...openapiCalls,
  ...photoCalls,
  ...photoOwnerCalls,
  ...plantCalls,
  ...plantOwnerCalls,
  ...quoteCalls,
  ...quoteOwnerCalls,
  ...resourceCalls,
  ...resourceOwnerCalls,
  ...csvCalls,
};

export type CallName = keyof typeof calls;
