import { loggerSettings } from "../src/platform/log/logger";

// Strapi passes this to winston.
export default () => loggerSettings();
