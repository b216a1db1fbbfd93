import type { InferType } from "yup";
import { num, shape, str } from "./fields";

/** An option of a select: its number and its label. */
export const option = shape({ Key: num, Value: str }).meta({ id: "Option" });

export type Option = InferType<typeof option>;
