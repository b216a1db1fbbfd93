/** What the alt text is for. */
export const altHint = "What the picture shows, for people who can’t see it";
