import type { InferType } from "yup";
import { num, shape, str } from "./fields";

/** An entry of a select: a number and the text it shows. */
export const option = shape({ Key: num, Value: str });

export const listAnswers = { Option: option };

/** An option of a select: its number and its label. */
export type Option = InferType<typeof listAnswers.Option>;
