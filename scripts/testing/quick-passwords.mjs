// Loaded before a site under test (node --import): hashing a password takes the site's only thread for a fifth of
// a second, and so does each sign-in; tests do that hundreds of times.
import { createRequire } from "node:module";
import { root } from "../stages/run.mjs";

/** @type {{ genSaltSync: (rounds: number) => string }} */
const bcrypt = createRequire(`${root}/cms/package.json`)("bcryptjs");
const { genSaltSync } = bcrypt;
bcrypt.genSaltSync = (rounds) => genSaltSync(process.env.TEST_SLOW_PASSWORDS ? rounds : 4);
