import type { ObjectShape } from "yup";
import { bulkMax, bulkMessages } from "./bulk";
import { closed } from "./closed";
import { recordIds } from "./number";

const ids = recordIds().min(1, "Please choose at least one.").max(bulkMax, bulkMessages.tooMany);

/** The body of a call that deletes several records. */
export const chosenIdsSchema = closed({ ids }).meta({ id: "ChosenIds" });

/** The body of a call that changes several records: a field that is left out stays as it is in each. */
export const chosenChange = <Shape extends ObjectShape>(fields: Shape) =>
  closed({ ids, ...fields }).test("something", bulkMessages.nothing, (body) =>
    Object.entries(body).some(([field, value]) => field !== "ids" && value !== undefined),
  );
