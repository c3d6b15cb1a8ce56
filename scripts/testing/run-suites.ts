import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../setup/install.mjs';
import { findOrInstallBrowser } from './browser';
import { choose, UnknownSuiteError } from './choose-suites';
import { type Counts, countTests, notRun } from './count-tests';
import { runSuite } from './run-suite';
import { runSideBySide } from './schedule';
import { type Suite, suites } from './suites';

/** One more than there are cores: suites wait for browsers, timers and databases; more of them slow each other down. */
const slots = Math.min(6, availableParallelism() + 1);

interface Result {
	readonly counts: Counts;
	readonly seconds: number;
}

/**
 * Runs every suite, or those whose name contains one of `words`, on builds of the current sources.
 * @returns the exit code: 0 if all tests passed
 */
export async function runSuites(words: readonly string[]): Promise<number> {
	process.chdir(repositoryRoot);
	const chosen = chosenSuites(words);
	if (!chosen) return 1;
	const browser = chosen.some(({ report }) => report === 'playwright')
		? await findOrInstallBrowser()
		: undefined;
	const reports = mkdtempSync(join(tmpdir(), 'reports-'));
	const results = new Map<string, Result>();
	await runSideBySide(chosen, slots, async (suite) => {
		const report = join(reports, `${chosen.indexOf(suite)}.json`);
		const since = Date.now();
		const live = chosen.length === 1;
		const succeeded = await runSuite(suite, { report, browser, live });
		const counts = countTests(suite, report, succeeded);
		results.set(suite.name, { counts, seconds: Math.round((Date.now() - since) / 1000) });
		return counts.failed === 0;
	});
	rmSync(reports, { recursive: true });
	return summarize(
		chosen.map((suite) => [
			suite,
			results.get(suite.name) ?? { counts: notRun(suite), seconds: 0 },
		]),
	);
}

function chosenSuites(words: readonly string[]): Suite[] | undefined {
	try {
		return choose(suites, words);
	} catch (error) {
		if (!(error instanceof UnknownSuiteError)) throw error;
		console.error(`\n${error.message}`);
		console.log('\n0 passed, 1 failed');
		return undefined;
	}
}

function summarize(results: readonly (readonly [Suite, Result])[]): number {
	console.log('');
	for (const [{ name }, { counts, seconds }] of results)
		console.log(
			`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
		);
	const failures = results.flatMap(([, { counts }]) => counts.failures);
	if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
	const flaky = results.flatMap(([, { counts }]) => counts.flaky);
	if (flaky.length > 0)
		console.log(`\nFlaky, so failed: passed only on retry:\n${flaky.join('\n')}`);
	const sum = (key: 'passed' | 'failed' | 'skipped') =>
		results.reduce((total, [, { counts }]) => total + counts[key], 0);
	const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
	if (skipped > 0) console.log(`\n${skipped} not for this database or system`);
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed === 0 && passed > 0 ? 0 : 1;
}
