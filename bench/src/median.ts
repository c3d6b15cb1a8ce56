/** Returns the value whose figure is the median, so that a single outlier does not count. */
export const middleBy = <Value>(values: readonly Value[], figure: (value: Value) => number) =>
	values.toSorted((one, other) => figure(one) - figure(other))[Math.floor(values.length / 2)];

/** Median, or 0 for an empty list. */
export const median = (values: readonly number[]) => middleBy(values, (value) => value) ?? 0;
