import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../setup/install.mjs';
import { formatLogLine } from './log.mjs';

test('for a person each line has the name of its part before it', () => {
	expect(formatLogLine('cms', 'ready', 'pretty')).toBe('cms  │ ready');
});

test('among lines of JSON every line is one, and says its part', () => {
	const own = '{"time":"2026-11-22T10:20:30.456Z","level":"info","part":"cms","message":"ready"}';
	expect(formatLogLine('cms', own, 'json')).toBe(own);
	expect(JSON.parse(formatLogLine('site', '    at main (file.js:1:2)', 'json'))).toMatchObject({
		level: 'info',
		part: 'site',
		message: '    at main (file.js:1:2)',
	});
});

test('a step is a line of JSON where only JSON is read', () => {
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
