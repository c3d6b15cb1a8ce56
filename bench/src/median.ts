/** The middle of several figures, so that one disturbance does not count; 0 of none. */
export const median = (values: readonly number[]) =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
