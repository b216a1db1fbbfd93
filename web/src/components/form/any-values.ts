import { object, type Schema } from "yup";

const any = object();

/** The schema of a form whose rules the server has. */
export const anyValues = <V>() => any as unknown as Schema<V>;
