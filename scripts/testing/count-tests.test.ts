import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTests } from './count-tests';
import type { Suite } from './suites';

const suite = (report: Suite['report']): Suite => ({ name: 'x', folder: '.', command: [], report });
let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'counts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const vitestReport = (passed: number, failed: number) => {
	const file = join(folder, `vitest-${passed}-${failed}.json`);
	writeFileSync(
		file,
		JSON.stringify({
			numPassedTests: passed,
			numFailedTests: failed,
			numPendingTests: 0,
			testResults: [
				{
					name: '/x/one.test.ts',
					status: 'failed',
					message: '',
					assertionResults: [
						{ fullName: 'a review is kept', status: 'passed', failureMessages: [] },
						{
							fullName: 'a mail is sent',
							status: 'passed',
							failureMessages: ['Error: timed out\n    at …'],
						},
						{
							fullName: 'a cart is read',
							status: 'failed',
							failureMessages: ['Error: expected 2 to be 1\n    at …'],
						},
					],
				},
				{ name: '/x/two.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
			],
		}),
	);
	return file;
};

const spec = { title: 'is read', file: 'cart.spec.ts', line: 7 };
const specs = [
	{ ...spec, ok: true, tests: [{ results: [{}] }] },
	{
		...spec,
		title: 'is kept',
		ok: true,
		tests: [{ results: [{ error: { message: 'Error: too late' } }, {}] }],
	},
	{
		...spec,
		ok: false,
		tests: [
			{
				results: [
					{
						error: {
							message: '\u001b[31mError\u001b[39m: not visible\n\nLocator: by text\nCall log',
						},
					},
				],
			},
		],
	},
];

test('a check counts as one test', () => {
	expect(countTests(suite('check'), '', true)).toMatchObject({ passed: 1, failed: 0 });
	expect(countTests(suite('check'), '', false)).toMatchObject({ passed: 0, failed: 1 });
});

test('Vitest and Playwright reports are parsed, and flaky tests count as failed', () => {
	expect(countTests(suite('vitest'), vitestReport(7, 2), false)).toMatchObject({
		passed: 6,
		failed: 3,
		failures: ['a cart is read: Error: expected 2 to be 1', '/x/two.test.ts: No such file'],
		flaky: ['a mail is sent: Error: timed out'],
	});
	const file = join(folder, 'playwright.json');
	writeFileSync(
		file,
		JSON.stringify({
			stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
			suites: [{ title: 'cart.spec.ts', specs: [], suites: [{ title: 'at 375 px', specs }] }],
		}),
	);
	expect(countTests(suite('playwright'), file, false)).toEqual({
		passed: 5,
		failed: 2,
		skipped: 2,
		failures: ['cart.spec.ts:7 is read: Error: not visible: Locator: by text'],
		flaky: ['cart.spec.ts:7 is kept: Error: too late'],
	});
});

test('a suite that crashed, ran nothing, or failed outside its tests is a failure', () => {
	expect(countTests(suite('vitest'), join(folder, 'none.json'), false).failed).toBe(1);
	expect(countTests(suite('vitest'), vitestReport(0, 0), true).failed).toBe(1);
	const report = join(folder, 'passed.json');
	writeFileSync(
		report,
		JSON.stringify({ numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] }),
	);
	expect(countTests(suite('vitest'), report, false)).toMatchObject({ passed: 3, failed: 1 });
});
