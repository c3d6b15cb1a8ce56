import { expect, test, vi } from 'vitest';
import { runAfterEdits } from './run-after-edits';

test('files edited together start one run', async () => {
	const run = vi.fn(async () => {});
	const report = runAfterEdits(run);
	for (const file of ['a.ts', 'b.ts', 'a.ts']) report(file);
	await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), 30_000);
	expect(run).toHaveBeenCalledWith(['a.ts', 'b.ts'], expect.any(Function));
});

test('an edit during a run makes the run outdated and starts another one after it', async () => {
	const runs: (readonly string[])[] = [];
	let end = () => {};
	let isOutdated = () => false;
	const report = runAfterEdits(async (files, outdated) => {
		runs.push(files);
		isOutdated = outdated;
		await new Promise<void>((resolve) => {
			end = resolve;
		});
	});
	report('a.ts');
	await vi.waitFor(() => expect(runs).toEqual([['a.ts']]), 30_000);
	expect(isOutdated()).toBe(false);
	report('b.ts');
	expect(isOutdated()).toBe(true);
	end();
	await vi.waitFor(() => expect(runs).toEqual([['a.ts'], ['b.ts']]), 30_000);
	expect(isOutdated()).toBe(false);
	end();
});
