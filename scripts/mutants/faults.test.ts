import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../setup/install.mjs';
import { plantedFaults } from './faults';
import { plantFault } from './plant-fault';

const folders = { contract: 'contract', site: 'site', cms: 'cms', postgres: 'cms' } as const;

test.each(plantedFaults)('$file can be given the fault $replace', (fault) => {
	const source = readFileSync(join(repositoryRoot, fault.file), 'utf8');
	expect(plantFault(source, fault)).not.toBe(source);
	for (const path of fault.tests ?? [])
		expect(existsSync(join(repositoryRoot, folders[fault.area], path)), path).toBe(true);
});

test('a fault is rejected unless its text occurs exactly once', () => {
	const fault = { file: 'a.ts', find: 'one', replace: 'two', area: 'contract' } as const;
	expect(() => plantFault('none', { ...fault, find: 'some' })).toThrow('0 times');
	expect(() => plantFault('one one', fault)).toThrow('2 times');
});
