// Loaded before a site under test (node --import): hashing a password takes the site's only thread for a fifth of
// a second, and so does each sign-in; tests do that hundreds of times.
import { requireFromCms } from "../stages/from-cms.mjs";

/** @type {{ genSaltSync: (rounds: number) => string }} */
const bcrypt = requireFromCms("bcryptjs");
const { genSaltSync } = bcrypt;
bcrypt.genSaltSync = (rounds) => genSaltSync(process.env.TEST_SLOW_PASSWORDS ? rounds : 4);
