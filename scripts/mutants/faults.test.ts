import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/install.mjs';
import { faults } from './faults';
import { plant } from './plant';

const folders = { contract: 'contract', site: 'site', cms: 'cms', postgres: 'cms' } as const;

test.each(faults)('$file can have the fault $replace', (fault) => {
	const source = readFileSync(join(root, fault.file), 'utf8');
	expect(plant(source, fault)).not.toBe(source);
	for (const path of fault.tests ?? [])
		expect(existsSync(join(root, folders[fault.area], path)), path).toBe(true);
});

test('a fault whose text is gone is refused', () => {
	const fault = { file: 'a.ts', find: 'one', replace: 'two', area: 'contract' } as const;
	expect(() => plant('none', { ...fault, find: 'some' })).toThrow('0 times');
	expect(() => plant('one one', fault)).toThrow('2 times');
});
