import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../setup/install.mjs';
import { heapOptions, mallocEnv, optionsOf } from './memory';

test.each([
	'cms',
	'site',
] as const)('the image of the %s gives it the memory that npm start does', (part) => {
	const image = readFileSync(join(repositoryRoot, part, 'Dockerfile'), 'utf8');
	expect(image).toContain(`NODE_OPTIONS="${heapOptions[part].join(' ')}"`);
	for (const [name, value] of Object.entries(mallocEnv))
		expect(image).toContain(`${name}=${value}`);
});

test('an owner’s own heap wins', () => {
	expect(optionsOf('cms', '--max-old-space-size=2000')).toEqual([]);
	expect(optionsOf('cms', '--enable-source-maps')).toEqual(heapOptions.cms);
});
