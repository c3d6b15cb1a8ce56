import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTests } from './counts';
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
			success: failed === 0,
			numPassedTests: passed,
			numFailedTests: failed,
			numPendingTests: 0,
		}),
	);
	return file;
};

test('a check counts one', () => {
	expect(countTests(suite('check'), '', true)).toMatchObject({ passed: 1, failed: 0 });
	expect(countTests(suite('check'), '', false)).toMatchObject({ passed: 0, failed: 1 });
});

test('vitest and playwright reports are read', () => {
	expect(countTests(suite('vitest'), vitestReport(7, 2), false)).toMatchObject({
		passed: 7,
		failed: 2,
	});
	const file = join(folder, 'playwright.json');
	writeFileSync(
		file,
		JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } }),
	);
	expect(countTests(suite('playwright'), file, false)).toEqual({
		passed: 5,
		failed: 2,
		skipped: 2,
	});
});

test('a suite that crashed, ran nothing, or failed outside its tests is a failure', () => {
	expect(countTests(suite('vitest'), join(folder, 'none.json'), false).failed).toBe(1);
	expect(countTests(suite('vitest'), vitestReport(0, 0), true).failed).toBe(1);
	expect(countTests(suite('vitest'), vitestReport(3, 0), false)).toMatchObject({
		passed: 3,
		failed: 1,
	});
});
