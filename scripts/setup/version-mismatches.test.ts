import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './install.mjs';
import { listVersionMismatches } from './version-mismatches';

test.each(['.', 'cms'])('the parts of each framework in %s have one version', (folder) => {
	const file = join(repositoryRoot, folder, 'package-lock.json');
	expect(listVersionMismatches(JSON.parse(readFileSync(file, 'utf8')).packages)).toEqual([]);
});

test('an update of React Router without @react-router/dev is named', () => {
	const packages = {
		'node_modules/react-router': { version: '7.19.0' },
		'node_modules/react-router-dom': { version: '7.19.0' },
		'node_modules/@react-router/dev': { version: '7.18.4' },
	};
	expect(listVersionMismatches(packages)).toEqual([
		'react-router 7.19.0, react-router-dom 7.19.0, @react-router/dev 7.18.4 do not match',
	]);
});

test('Strapi parts in different versions are named, also one that a part brings', () => {
	expect(
		listVersionMismatches({
			'node_modules/@strapi/strapi': { version: '5.54.0' },
			'node_modules/@strapi/strapi/node_modules/@strapi/core': { version: '5.53.0' },
		}),
	).toEqual(['@strapi/strapi 5.54.0, @strapi/core 5.53.0 do not match']);
});

test('a copy of another package does not count', () => {
	expect(
		listVersionMismatches({
			'node_modules/@strapi/utils': { version: '5.54.0' },
			'node_modules/other/node_modules/@strapi/utils': { version: '5.52.3' },
		}),
	).toEqual([]);
});
