import { cms } from '../../support/product';

export const metricsToken = 'metrics-of-the-attacked';

/** Returns the current metrics of the CMS by name, including labels. */
export async function metrics(): Promise<ReadonlyMap<string, number>> {
	const headers = { authorization: `Bearer ${metricsToken}` };
	const text = await (await fetch(`${cms}/metrics`, { headers })).text();
	return new Map(
		Array.from(text.matchAll(/^(\w\S*) ([\d.]+)$/gm), ([, name = '', value]) => [
			name,
			Number(value),
		]),
	);
}

/** Returns the highest value of each metric while `something` runs. */
export async function mostDuring<Name extends string>(
	names: readonly Name[],
	something: Promise<unknown>,
): Promise<ReadonlyMap<Name, number>> {
	const most = new Map<Name, number>();
	let isOver = false;
	const over = something.finally(() => {
		isOver = true;
	});
	while (!isOver) {
		const now = await metrics();
		for (const name of names) most.set(name, Math.max(most.get(name) ?? 0, now.get(name) ?? 0));
	}
	await over;
	return most;
}
