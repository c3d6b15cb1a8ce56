import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Suite } from './suites';
import { playwrightSuite, playwrightTests, vitestFile, vitestTests } from './test-reports';

export interface Counts {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
	/** Failed tests with their errors, one line each. */
	readonly failures: readonly string[];
	/** Flaky tests with their errors, one line each: they failed first and passed on retry. Counted as failed. */
	readonly flaky: readonly string[];
}

const vitestReport = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	numPendingTests: z.number(),
	testResults: z.array(vitestFile),
});
const playwrightReport = z.object({
	stats: z.object({
		expected: z.number(),
		unexpected: z.number(),
		flaky: z.number(),
		skipped: z.number(),
	}),
	suites: z.array(playwrightSuite),
});

/** Reads a suite's report. A suite that failed without a failing test counts as one failure. */
export function countTests(suite: Suite, reportFile: string, succeeded: boolean): Counts {
	const counted = suite.report === 'check' ? null : readReport(suite.report, reportFile);
	if (!counted)
		return {
			passed: Number(succeeded),
			failed: Number(!succeeded),
			skipped: 0,
			failures: [],
			flaky: [],
		};
	const ran = counted.passed + counted.failed > 0;
	const failed = succeeded && ran ? counted.failed : Math.max(1, counted.failed);
	return { ...counted, failed };
}

/** Returns the counts of a suite that did not run because a suite it needs failed. */
export const notRun = ({ name, needs = [] }: Suite): Counts => ({
	passed: 0,
	failed: 1,
	skipped: 0,
	failures: [`${name}: not run, as it needs ${needs.join(', ')}`],
	flaky: [],
});

function readReport(kind: 'vitest' | 'playwright', file: string): Counts | null {
	if (!existsSync(file)) return null;
	const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
	if (kind === 'vitest') {
		const { numPassedTests, numFailedTests, numPendingTests, testResults } =
			vitestReport.parse(report);
		const flaky = testResults.flatMap((each) => vitestTests(each, 'flaky'));
		return {
			passed: numPassedTests - flaky.length,
			failed: numFailedTests + flaky.length,
			skipped: numPendingTests,
			failures: testResults.flatMap((each) => vitestTests(each, 'failed')),
			flaky,
		};
	}
	const { stats, suites } = playwrightReport.parse(report);
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky,
		skipped: stats.skipped,
		failures: suites.flatMap((each) => playwrightTests(each, 'failed')),
		flaky: suites.flatMap((each) => playwrightTests(each, 'flaky')),
	};
}
