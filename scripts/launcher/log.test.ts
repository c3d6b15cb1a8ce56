import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../setup/install.mjs';
import { formatLogLine } from './log.mjs';

test('a pretty line is prefixed with its part name', () => {
	expect(formatLogLine('cms', 'ready', 'pretty')).toBe('cms  │ ready');
});

test('in JSON format, every line is JSON and names its part', () => {
	const own = '{"time":"2026-11-22T10:20:30.456Z","level":"info","part":"cms","message":"ready"}';
	expect(formatLogLine('cms', own, 'json')).toBe(own);
	expect(JSON.parse(formatLogLine('site', '    at main (file.js:1:2)', 'json'))).toMatchObject({
		level: 'info',
		part: 'site',
		message: '    at main (file.js:1:2)',
	});
});

test('in JSON format, a setup step is logged as JSON', () => {
	const { stdout } = spawnSync(
		process.execPath,
		[
			'--input-type=module',
			'--eval',
			`import { runStep } from ${JSON.stringify(pathToFileURL(join(repositoryRoot, 'scripts/setup/progress.mjs')))};
			await runStep('Baking', async () => {});`,
		],
		{ env: { ...process.env, LOG_FORMAT: 'json' }, encoding: 'utf8' },
	);
	expect(JSON.parse(stdout)).toMatchObject({
		level: 'info',
		part: 'launcher',
		message: 'Baking',
		seconds: 0,
	});
});
