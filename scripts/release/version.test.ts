import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../setup/install.mjs';

const versionIn = (file: string) =>
	JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')).version;

test('the CMS version, which backups record, matches the release version', () => {
	expect(versionIn('cms/package.json')).toBe(versionIn('package.json'));
});
