import type { Core } from "@strapi/strapi";
import { adminUid, userUid, type Account } from "./passwords";

/** Whether any account, of the panel or of Strapi's admin, has this address or is called by it. */
export async function isEmailTaken(strapi: Core.Strapi, email: string): Promise<boolean> {
  const [users, admins] = await Promise.all([
    strapi.db.query(userUid).count({ where: { $or: [{ email }, { username: email }] } }),
    strapi.db.query(adminUid).count({ where: { email } }),
  ]);
  return users + admins > 0;
}

/** Sets the address of both of a person's accounts; a user name that was the old address follows. */
export async function setEmail(
  strapi: Core.Strapi,
  account: Account,
  email: string,
): Promise<void> {
  const { id, email: old } = account;
  const users = strapi.db.query(userUid);
  await users.update({ where: { id }, data: { email } });
  await users.updateMany({ where: { id, username: old }, data: { username: email } });
  await strapi.db.query(adminUid).updateMany({ where: { email: old }, data: { email } });
}
