import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/install.mjs';
import { findOrInstallBrowser } from './browser';
import { type Counts, countTests } from './counts';
import { type Suite, suites } from './suites';

/**
 * Runs every suite, or those whose name contains one of `wanted`.
 * @returns the exit code: 0 when all that ran passed
 */
export async function runSuites(wanted: readonly string[]): Promise<number> {
	process.chdir(root);
	const chosen = suites.filter(
		({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
	);
	const browser = chosen.some(({ report }) => report === 'playwright')
		? await findOrInstallBrowser()
		: undefined;
	const reports = mkdtempSync(join(tmpdir(), 'reports-'));
	const results: { suite: Suite; counts: Counts; seconds: number }[] = [];
	for (const [index, suite] of chosen.entries()) {
		console.log(`\n── ${suite.name}`);
		const since = Date.now();
		const report = join(reports, `${index}.json`);
		const succeeded = await run(suite, report, browser);
		const counts = countTests(suite, report, succeeded);
		results.push({ suite, counts, seconds: Math.round((Date.now() - since) / 1000) });
	}
	rmSync(reports, { recursive: true });

	console.log('');
	for (const { suite, counts, seconds } of results)
		console.log(
			`${counts.failed > 0 ? '✗' : '✓'} ${suite.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
		);
	const failures = results.flatMap(({ counts }) => counts.failures);
	if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
	const sum = (key: 'passed' | 'failed' | 'skipped') =>
		results.reduce((total, { counts }) => total + counts[key], 0);
	const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
	if (skipped > 0) console.log(`\n${skipped} not for this database or system`);
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed === 0 && passed > 0 ? 0 : 1;
}

async function run(suite: Suite, report: string, browser: string | undefined): Promise<boolean> {
	const [command = '', ...args] = suite.command;
	const child = spawn(command, [...args, ...reporters(suite, report)], {
		cwd: join(root, suite.folder),
		stdio: ['ignore', 'inherit', 'inherit'],
		env: {
			...process.env,
			...(browser ? { CHROMIUM_PATH: browser } : {}),
			...(suite.report === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {}),
		},
	});
	const [code] = await once(child, 'exit');
	return code === 0;
}

function reporters({ report }: Suite, file: string): string[] {
	if (report === 'vitest')
		return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
	if (report === 'playwright') return ['--reporter=list,json'];
	return [];
}
