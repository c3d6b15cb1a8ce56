/** What `npm test` runs, in this order; a failing one does not stop those after it. */
export interface Suite {
	readonly name: string;
	readonly folder: string;
	readonly command: readonly string[];
	/** How its tests are counted: a check is one, vitest and playwright write a report. */
	readonly report: 'check' | 'vitest' | 'playwright';
}

const check = (name: string, ...command: string[]): Suite => ({
	name,
	folder: '.',
	command,
	report: 'check',
});

const vitest = (name: string, folder: string, ...args: string[]): Suite => ({
	name,
	folder,
	command: ['npx', 'vitest', 'run', ...args],
	report: 'vitest',
});

export const suites: readonly Suite[] = [
	check('lockfile', 'npm', 'ci', '--dry-run', '--ignore-scripts', '--silent'),
	check(
		'lockfile: CMS',
		'npm',
		'ci',
		'--dry-run',
		'--ignore-scripts',
		'--silent',
		'--prefix',
		'cms',
	),
	check('format and lint', 'npm', 'run', 'format:check'),
	check('build: contract', 'npm', 'run', 'build', '-w', 'contract'),
	check('types', 'npm', 'run', 'types'),
	check('import rules', 'npm', 'run', 'imports'),
	vitest('unit: scripts', 'scripts'),
	vitest('unit: contract', 'contract'),
	vitest('site', 'site'),
	vitest('demo artwork', 'cms', '--project', 'art'),
	check('build: CMS server', 'npm', 'run', 'build:server', '--prefix', 'cms'),
	vitest('cms on SQLite', 'cms', '--project', 'sqlite'),
	vitest('cms on PostgreSQL', 'cms', '--project', 'postgres'),
	{
		name: 'e2e, on fresh builds',
		folder: 'e2e',
		command: ['npx', 'playwright', 'test'],
		report: 'playwright',
	},
];
