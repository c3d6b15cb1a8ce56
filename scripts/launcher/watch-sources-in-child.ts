import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { writeTexts } from '../../contract/po/write-texts';
import { repositoryRoot } from '../setup/install.mjs';
import { CompileError, compileCms } from './compile-cms';
import { runAfterEdits } from './run-after-edits';

const cmsFolder = join(repositoryRoot, 'cms');
const contractFolder = join(repositoryRoot, 'contract');
const contractSources = ['src', 'locales'].map((name) => join(contractFolder, name));
const compiler = join(repositoryRoot, 'node_modules/typescript-native/bin/tsc');

/** Runs TypeScript, prints its errors and returns whether there were none. */
async function checkTypes(part: string, ...args: string[]): Promise<boolean> {
	const child = spawn(process.execPath, [compiler, '--pretty', 'false', ...args], {
		cwd: repositoryRoot,
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let output = '';
	child.stdout.on('data', (chunk) => {
		output += chunk;
	});
	const [code] = await once(child, 'close');
	if (code !== 0) printLines(part, output);
	return code === 0;
}

function printLines(part: string, text: string) {
	for (const line of text.split('\n').filter((line) => line.trim()))
		console.log(`${part.padEnd(4)} │ ${line}`);
}

const checkCms = () => checkTypes('cms', '--noEmit', '-p', 'cms/tsconfig.types.json');

/** The CMS reads the compiled contract. */
async function compileContract(): Promise<boolean> {
	const project = ['-p', 'contract/tsconfig.build.json'];
	if (!(await checkTypes('contract', '--noEmitOnError', ...project))) return false;
	try {
		writeTexts(contractFolder);
		return true;
	} catch (error) {
		printLines('contract', String(error));
		return false;
	}
}

let isContractStale = false;
/** Whether the compiled code differs from that of the running CMS. */
let hasNewCode = false;

/** Compiles the changed parts and returns whether that succeeded. */
async function compile(files: readonly string[]): Promise<boolean> {
	isContractStale ||= files.some((file) =>
		contractSources.some((folder) => file.startsWith(folder)),
	);
	if (isContractStale) {
		hasNewCode = true;
		if (!(await compileContract())) return false;
		isContractStale = false;
	}
	try {
		if (await compileCms(cmsFolder)) hasNewCode = true;
		return true;
	} catch (error) {
		if (!(error instanceof CompileError)) throw error;
		printLines('cms', error.message);
		return false;
	}
}

const reportEdit = runAfterEdits(async (files, isOutdated) => {
	if (!(await compile(files)) || !hasNewCode) return;
	// The new CMS loads its code while the types are checked.
	const done = once(process, 'message');
	process.send?.('compiled');
	const isSound = (await checkCms()) && !isOutdated();
	process.send?.(isSound ? 'sound' : 'unsound');
	await done;
	if (isSound) hasNewCode = false;
});

const isWatched = (path: string) => /\.(ts|json|po)$/.test(path) && !/\.test\.ts$/.test(path);

watch([...contractSources, ...['config', 'src', 'demo'].map((name) => join(cmsFolder, name))], {
	ignoreInitial: true,
	ignored: (path, stats) => stats?.isFile() === true && !isWatched(path),
}).on('all', (_event, path) => reportEdit(path));

process.on('disconnect', () => process.exit());
void checkCms();
