import { loggerSettings } from "../src/log/logger";

// Strapi hands this to winston.
export default () => loggerSettings();
