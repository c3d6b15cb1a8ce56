import { expect, test } from 'vitest';
import { type Planned, runSideBySide } from './schedule';

/** Runs suites that the test ends by hand. `running` returns those that have started and not ended. */
function stage(suites: readonly Planned[], slots = 2) {
	const ends = new Map<string, (passed: boolean) => void>();
	const outcomes = runSideBySide(
		suites,
		slots,
		({ name }) => new Promise<boolean>((resolve) => ends.set(name, resolve)),
	);
	return {
		outcomes,
		running: () => [...ends.keys()],
		/** Ends a suite and waits until the next suites have started. */
		async end(name: string, passed = true) {
			const end = ends.get(name);
			if (!end) throw new Error(`${name} does not run`);
			ends.delete(name);
			end(passed);
			await new Promise(setImmediate);
		},
	};
}

const suite = (name: string, more: Omit<Planned, 'name'> = {}): Planned => ({ name, ...more });

test('suites run in order, up to the number of slots', async () => {
	const { running, end } = stage([suite('a'), suite('b'), suite('c'), suite('d')]);
	expect(running()).toEqual(['a', 'b']);
	await end('b');
	expect(running()).toEqual(['a', 'c']);
	await end('a');
	expect(running()).toEqual(['c', 'd']);
});

test('a suite waits for its dependencies while others run', async () => {
	const { running, end } = stage([suite('build'), suite('test', { needs: ['build'] }), suite('x')]);
	expect(running()).toEqual(['build', 'x']);
	await end('build');
	expect(running()).toEqual(['x', 'test']);
});

test('dependents of a failed suite are skipped, and the rest run', async () => {
	const { outcomes, end } = stage([
		suite('chain', { needs: ['test'] }),
		suite('build'),
		suite('test', { needs: ['build'] }),
		suite('x', { after: ['build'] }),
	]);
	await end('build', false);
	await end('x');
	expect(Object.fromEntries(await outcomes)).toEqual({
		build: 'failed',
		test: 'not run',
		chain: 'not run',
		x: 'passed',
	});
});

test('a suite waits for one in its after list only if that one runs too', async () => {
	const later = suite('later', { after: ['writes'] });
	expect(stage([later]).running()).toEqual(['later']);
	const { running, end } = stage([later, suite('writes')]);
	expect(running()).toEqual(['writes']);
	await end('writes');
	expect(running()).toEqual(['later']);
});

test('a dependency cycle is reported with its suites', async () => {
	const { outcomes } = stage([suite('a', { needs: ['b'] }), suite('b', { after: ['a'] })]);
	await expect(outcomes).rejects.toThrow('Wait for each other: a, b');
});
