/** That one of several whose figure is in the middle, so that one disturbance does not count. */
export const middleBy = <Value>(values: readonly Value[], figure: (value: Value) => number) =>
	values.toSorted((one, other) => figure(one) - figure(other))[Math.floor(values.length / 2)];

/** The middle of several figures; 0 of none. */
export const median = (values: readonly number[]) => middleBy(values, (value) => value) ?? 0;
