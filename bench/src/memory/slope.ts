/** Slope of the least-squares line through `values`, per step. */
export function slope(values: readonly number[]): number {
	const middle = (values.length - 1) / 2;
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	let above = 0;
	let below = 0;
	for (const [index, value] of values.entries()) {
		above += (index - middle) * (value - mean);
		below += (index - middle) ** 2;
	}
	return below === 0 ? 0 : above / below;
}
