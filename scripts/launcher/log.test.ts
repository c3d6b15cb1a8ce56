import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../setup/install.mjs';
import { shownLine } from './log.mjs';

test('for a person each line has the name of its part before it', () => {
	expect(shownLine('cms', 'ready', 'pretty')).toBe('cms  │ ready');
});

test('among lines of JSON every line is one, and says its part', () => {
	const own = '{"time":"2026-11-22T10:20:30.456Z","level":"info","part":"cms","message":"ready"}';
	expect(shownLine('cms', own, 'json')).toBe(own);
	expect(JSON.parse(shownLine('site', '    at main (file.js:1:2)', 'json'))).toMatchObject({
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
			`import { step } from ${JSON.stringify(pathToFileURL(join(root, 'scripts/setup/progress.mjs')))};
			await step('Baking', async () => {});`,
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
