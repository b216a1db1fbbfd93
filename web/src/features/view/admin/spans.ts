import type { ViewDay } from "shared-types/view/answers";

/** Some days in a row, and the views of all of them. */
export interface ViewSpan {
  from: string;
  to: string;
  views: number;
}

/** As many bars as can be told apart on a phone. */
const barsMax = 100;
const week = 7;

/** The bars of a strip: a day each, or a week each if there are too many days. The last one ends today. */
export function spansOf(days: readonly ViewDay[]): ViewSpan[] {
  const length = days.length > barsMax ? week : 1;
  const first = days.length % length;
  const starts = [
    ...(first > 0 ? [0] : []),
    ...Array.from({ length: Math.floor(days.length / length) }, (_, n) => first + n * length),
  ];
  return starts.map((start, n) => {
    const own = days.slice(start, starts[n + 1]);
    return {
      from: own[0]?.day ?? "",
      to: own.at(-1)?.day ?? "",
      views: own.reduce((sum, { views }) => sum + views, 0),
    };
  });
}
