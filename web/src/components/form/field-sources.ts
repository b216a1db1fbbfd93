import { createContext } from "react";

/** Where the value of a field comes from; '' for what the owner has typed. */
export const FieldSources = createContext<(name: string) => string>(() => "");
