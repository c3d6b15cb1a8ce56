import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../setup/install.mjs';
import { programPath } from '../setup/installed-packages';
import { plantedFaults } from './faults';
import { type Fault, plantFault, type TestArea } from './plant-fault';

/** Share of the planted faults that tests must detect. */
const CAUGHT_SHARE = 0.95;
/** Characters of Vitest's error output that are shown if no test failed, such as an error in a teardown. */
const ERROR_LENGTH = 1000;

interface AreaTests {
	readonly folder: string;
	readonly project?: string;
	/** Builds that its tests need. */
	readonly builds: readonly string[];
}

const testsByArea: Readonly<Record<TestArea, AreaTests>> = {
	contract: { folder: 'contract', builds: [] },
	site: { folder: 'site', builds: [] },
	cms: { folder: 'cms', project: 'sqlite', builds: ['server'] },
	postgres: { folder: 'cms', project: 'postgres', builds: ['server'] },
};

/** Runs a command in a folder. Returns whether it succeeded, and the end of its error output. */
async function run(command: string, args: readonly string[], folder: string) {
	const child = spawn(command, args, {
		cwd: join(repositoryRoot, folder),
		stdio: ['ignore', 'ignore', 'pipe'],
		env: { ...process.env, PATH: programPath(repositoryRoot, folder) },
	});
	let errorOutput = '';
	child.stderr.on('data', (chunk: Buffer) => {
		errorOutput += chunk;
	});
	const [code] = await once(child, 'close');
	return { succeeded: code === 0, errorEnd: errorOutput.trimEnd().slice(-ERROR_LENGTH) };
}

interface Report {
	readonly testResults: readonly {
		readonly message: string;
		readonly assertionResults: readonly {
			readonly status: string;
			readonly fullName: string;
			readonly failureMessages: readonly string[];
		}[];
	}[];
}

/** Returns the name and the first line of the error of the first failed test, or of a file that could not be loaded. */
function readFailure(reportFile: string, errorEnd: string): string {
	if (!existsSync(reportFile)) return `Vitest ended without a report: ${errorEnd}`;
	const { testResults }: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
	for (const { message, assertionResults } of testResults) {
		const failedTest = assertionResults.find(({ status }) => status === 'failed');
		const error = failedTest ? failedTest.failureMessages.join('\n') : message;
		if (error) return `${failedTest?.fullName ?? 'a file'}: ${error.split('\n', 1)[0]}`;
	}
	return `no test failed, but Vitest did: ${errorEnd}`;
}

/** Builds the current sources and runs the tests of a fault. Returns what failed, or undefined if all tests passed. */
async function findFailure({ area, tests = [] }: Fault): Promise<string | undefined> {
	const { folder, project, builds } = testsByArea[area];
	if (builds.length > 0) {
		const args = ['scripts/build.mjs', '--if-stale', ...builds];
		if (!(await run('node', args, '.')).succeeded) return 'the build';
	}
	const projectArgs = project ? ['--project', project] : [];
	const reportFolder = mkdtempSync(join(tmpdir(), 'mutants-'));
	const reportFile = join(reportFolder, 'report.json');
	const reportArgs = ['--reporter=json', `--outputFile=${reportFile}`];
	try {
		const args = ['run', '--bail=1', ...reportArgs, ...projectArgs, ...tests];
		const { succeeded, errorEnd } = await run('vitest', args, folder);
		return succeeded ? undefined : readFailure(reportFile, errorEnd);
	} finally {
		rmSync(reportFolder, { recursive: true });
	}
}

/** Returns the area and test files of a fault as one key. */
const testsOf = ({ area, tests = [] }: Fault) => [area, ...tests].join(' ');

/** @throws if tests fail without any fault: they would detect every fault */
async function expectPassing(chosenFaults: readonly Fault[]) {
	const distinct = new Map(chosenFaults.map((fault) => [testsOf(fault), fault]));
	for (const [name, fault] of distinct) {
		const failure = await findFailure(fault);
		if (failure) throw new Error(`Without a fault these tests fail: ${name}: ${failure}`);
	}
}

/** Returns what detects a fault, or undefined if nothing does. Restores the file afterwards. */
async function detectFault(fault: Fault): Promise<string | undefined> {
	const file = join(repositoryRoot, fault.file);
	const source = readFileSync(file, 'utf8');
	const restore = () => writeFileSync(file, source);
	const stop = () => {
		restore();
		process.exit(1);
	};
	process.once('SIGINT', stop).once('SIGTERM', stop);
	writeFileSync(file, plantFault(source, fault));
	try {
		return await findFailure(fault);
	} finally {
		restore();
		process.off('SIGINT', stop).off('SIGTERM', stop);
	}
}

/**
 * Plants one fault after the other into the sources and runs the tests that must detect it.
 * @param words parts of the paths whose faults are planted; all by default
 */
async function runMutants(words: readonly string[]) {
	const chosenFaults = plantedFaults.filter(
		({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
	);
	const uncommittedChanges = execFileSync(
		'git',
		['status', '--porcelain', '--', ...chosenFaults.map(({ file }) => file)],
		{
			cwd: repositoryRoot,
			encoding: 'utf8',
		},
	);
	if (uncommittedChanges)
		throw new Error(`Commit these first, faults are planted into them:\n${uncommittedChanges}`);
	await expectPassing(chosenFaults);
	const survivors: Fault[] = [];
	for (const fault of chosenFaults) {
		const failure = await detectFault(fault);
		if (!failure) survivors.push(fault);
		console.log(`${failure ? '✓' : '✗'} ${fault.file}: ${fault.find.trim().slice(0, 60)}`);
		// Shows that it was detected for the right reason, and not by a test that ran out of time.
		if (failure) console.log(`  ${failure}`);
	}
	for (const { file, find, replace } of survivors)
		console.log(`\nNot noticed in ${file}:\n- ${find}\n+ ${replace}`);
	const caughtCount = chosenFaults.length - survivors.length;
	console.log(`\n${caughtCount} of ${chosenFaults.length} caught`);
	process.exitCode =
		chosenFaults.length > 0 && caughtCount / chosenFaults.length >= CAUGHT_SHARE ? 0 : 1;
}

await runMutants(process.argv.slice(2));
