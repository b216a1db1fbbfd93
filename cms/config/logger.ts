// Strapi hands this to winston; requests and start-up chatter stay out unless asked for.
export default { level: process.env["LOG_LEVEL"] || "warn" };
