/** The two compositions every animal has: large, or smaller in its surroundings. */
export type View = "portrait" | "habitat";
