// Compiles the contract for the CMS: its code, and its PO files.
import { spawnSync } from 'node:child_process';
import { writeTexts } from './write-texts.ts';

const compiler = '../node_modules/typescript-native/bin/tsc';
const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
	stdio: 'inherit',
});
if (status === 0) writeTexts('.');
process.exitCode = status ?? 1;
