import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { ownerWhere, userUid } from "./passwords";

const refusal =
  "This is the only account that can sign in to the garden’s panel, so it stays the owner’s. Make another account the owner first.";

/** A relation's new value, in the forms that Strapi's admin, its plugins and the query engine send. */
type RelationChange =
  | number
  | string
  | null
  | undefined
  | RelationChange[]
  | { id?: number; set?: RelationChange[]; connect?: RelationChange; disconnect?: RelationChange };

const listOf = (change: RelationChange): RelationChange[] =>
  change === undefined || change === null ? [] : Array.isArray(change) ? change : [change];

const idOf = (change: RelationChange): number =>
  typeof change === "object" && change !== null && "id" in change
    ? Number(change.id)
    : Number(change);

/** The role that a user has after a change of the relation; null for none. */
function roleAfter(change: RelationChange, now: number): number | null {
  if (change === undefined) return now;
  if (typeof change !== "object" || change === null || Array.isArray(change) || "id" in change) {
    const last = listOf(change).at(-1);
    return last === undefined ? null : idOf(last);
  }
  const next = [...listOf(change.set), ...listOf(change.connect)].at(-1);
  if (next !== undefined) return idOf(next);
  const isTaken = listOf(change.disconnect).some((one) => idOf(one) === now);
  return change.set || isTaken ? null : now;
}

interface Owner {
  id: number;
  role: { id: number };
}

interface Params {
  where?: object;
  data?: { blocked?: boolean | null; role?: RelationChange };
}

/**
 * Refuses whatever would leave no account that can sign in to the panel, whoever asks for it: deleting, blocking or
 * demoting the last owner, or deleting the owner's role, which moves its users to another first.
 * @throws ApplicationError, which Strapi's admin shows
 */
export function keepOwner(strapi: Core.Strapi): void {
  const users = strapi.db.query(userUid);

  async function check({ where = {} }: Params, staysOwner: (owner: Owner) => boolean) {
    const touched = (await users.findMany({
      select: ["id"],
      where: { $and: [where, ownerWhere] },
      populate: { role: { select: ["id"] } },
    })) as Owner[];
    const going = touched.filter((owner) => !staysOwner(owner)).length;
    if (going > 0 && (await users.count({ where: ownerWhere })) <= going)
      throw new errors.ApplicationError(refusal);
  }

  const onUpdate = async ({ params }: { params: Params }) => {
    const { blocked, role } = params.data ?? {};
    if (blocked !== true && role === undefined) return;
    await check(
      params,
      (owner) => blocked !== true && roleAfter(role, owner.role.id) === owner.role.id,
    );
  };
  const onDelete = async ({ params }: { params: Params }) => check(params, () => false);

  strapi.db.lifecycles.subscribe({
    models: [userUid],
    beforeUpdate: onUpdate,
    beforeUpdateMany: onUpdate,
    beforeDelete: onDelete,
    beforeDeleteMany: onDelete,
  });
}
