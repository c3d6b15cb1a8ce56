import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../setup/install.mjs';
import { heapOptions, mallocEnv, optionsOf } from './memory';

test.each([
	'cms',
	'site',
] as const)('the %s image uses the same memory options as npm start', (part) => {
	const image = readFileSync(join(repositoryRoot, part, 'Dockerfile'), 'utf8');
	expect(image).toContain(`NODE_OPTIONS="${heapOptions[part].join(' ')}"`);
	for (const [name, value] of Object.entries(mallocEnv))
		expect(image).toContain(`${name}=${value}`);
});

test('a heap size set by the owner takes precedence', () => {
	expect(optionsOf('cms', '--max-old-space-size=2000')).toEqual([]);
	expect(optionsOf('cms', '--enable-source-maps')).toEqual(heapOptions.cms);
});
