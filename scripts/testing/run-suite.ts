import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryRoot } from '../setup/install.mjs';
import { programPath } from '../setup/installed-packages';
import type { Suite } from './suites';

interface Options {
	/** Path of the report. */
	readonly report: string;
	readonly browser: string | undefined;
	/** If true, the output is shown immediately, otherwise all at once when the suite has ended. */
	readonly live: boolean;
}

/** Runs a suite and returns whether it succeeded. */
export async function runSuite(suite: Suite, { report, browser, live }: Options): Promise<boolean> {
	if (live) console.log(`\n── ${suite.name}`);
	const [command = '', ...args] = suite.command;
	const child = spawn(command, [...args, ...flags(suite, report)], {
		cwd: join(repositoryRoot, suite.folder),
		stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
		env: {
			...process.env,
			...suite.env,
			PATH: programPath(repositoryRoot, suite.folder),
			...(browser ? { CHROMIUM_PATH: browser } : {}),
			...(suite.report === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {}),
		},
	});
	const printed: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr])
		stream?.on('data', (chunk: Buffer) => printed.push(chunk));
	const [code] = await once(child, 'close');
	if (!live) console.log(`\n── ${suite.name}\n${Buffer.concat(printed).toString().trimEnd()}`);
	return code === 0;
}

/** Retries failed tests once, only to tell flaky ones apart: `countTests` counts a test that passes on retry as failed. */
function flags({ report }: Suite, file: string): string[] {
	if (report === 'vitest')
		return ['--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
	if (report === 'playwright') return ['--retries=1', '--reporter=list,json'];
	return [];
}
