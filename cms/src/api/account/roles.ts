import type { Core } from "@strapi/strapi";

const roleUid = "plugin::users-permissions.role";
const permissionUid = "plugin::users-permissions.permission";

/** What each role may do beyond the public reads, which need no role at all (docs/product.md 7.1). */
const permissions: Record<string, string[]> = {
  public: ["plugin::users-permissions.auth.callback", "plugin::users-permissions.auth.refresh"],
  authenticated: ["plugin::users-permissions.auth.logout"],
  admin: ["plugin::users-permissions.auth.logout"],
};

interface Role {
  id: number;
  type: string;
}

async function ensureAdminRole(strapi: Core.Strapi): Promise<void> {
  if (await strapi.db.query(roleUid).findOne({ where: { type: "admin" } })) return;
  await strapi.db.query(roleUid).create({
    data: { name: "Owner", type: "admin", description: "The owner of the garden: all of /cp." },
  });
}

async function applyPermissions(strapi: Core.Strapi, role: Role): Promise<void> {
  const wanted = permissions[role.type] ?? [];
  const stored = (await strapi.db.query(permissionUid).findMany({ where: { role: role.id } })) as {
    id: number;
    action: string;
  }[];
  for (const { id, action } of stored)
    if (!wanted.includes(action)) await strapi.db.query(permissionUid).delete({ where: { id } });
  for (const action of wanted)
    if (!stored.some((permission) => permission.action === action))
      await strapi.db.query(permissionUid).create({ data: { action, role: role.id } });
}

/** Roles and permissions are code: every start restores what this file says. */
export async function applyRoles(strapi: Core.Strapi): Promise<void> {
  await ensureAdminRole(strapi);
  const roles = (await strapi.db.query(roleUid).findMany({})) as Role[];
  for (const role of roles) await applyPermissions(strapi, role);
  const store = strapi.store({ type: "plugin", name: "users-permissions", key: "advanced" });
  const advanced = (await store.get({})) as Record<string, unknown> | null;
  await store.set({ value: { ...advanced, allow_register: false } });
}
