import type { Suite } from './suites';

export type Planned = Pick<Suite, 'name' | 'needs' | 'after'>;

/** Result of a suite. It is not run if a suite that it needs did not pass. */
export type Outcome = 'passed' | 'failed' | 'not run';

/**
 * Runs suites in parallel, as many as there are slots, in the given order. A suite starts when the suites in its
 * `needs` and `after` have ended.
 * @param run returns whether the suite passed
 * @returns the outcome of each suite, by name
 * @throws if suites wait for each other
 */
export async function runSideBySide<S extends Planned>(
	suites: readonly S[],
	slots: number,
	run: (suite: S) => Promise<boolean>,
): Promise<Map<string, Outcome>> {
	const outcomes = new Map<string, Outcome>();
	const running = new Map<string, Promise<void>>();
	const waiting = new Set(suites);
	const isAwaited = (name: string) =>
		suites.some((suite) => suite.name === name) && !outcomes.has(name);
	const isReady = ({ needs = [], after = [] }: S) => ![...needs, ...after].some(isAwaited);
	const isBlocked = ({ needs = [] }: S) => needs.some((name) => outcomes.get(name) !== 'passed');
	async function start(suite: S) {
		const passed = await run(suite);
		running.delete(suite.name);
		outcomes.set(suite.name, passed ? 'passed' : 'failed');
	}

	for (;;) {
		const next = [...waiting].find(
			(suite) => isReady(suite) && (isBlocked(suite) || running.size < slots),
		);
		if (next) {
			waiting.delete(next);
			if (isBlocked(next)) outcomes.set(next.name, 'not run');
			else running.set(next.name, start(next));
		} else if (running.size > 0) await Promise.race(running.values());
		else if (waiting.size === 0) return outcomes;
		else throw new Error(`Wait for each other: ${[...waiting].map(({ name }) => name).join(', ')}`);
	}
}
