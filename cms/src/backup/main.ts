import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvError } from '@sumu/contract/env';
import { Refusal } from '../platform/lib/refusal';
import { backupFile, makeBackup } from './make';
import type { BackupManifest } from './manifest';
import { restoreBackup } from './restore';
import { cleanUp } from './scratch';
import { verifyBackup } from './verify';

const usageText = `npm run backup [-- FILE]           makes a backup
npm run backup -- --verify FILE    reads one and compares it with its manifest
npm run restore -- FILE [--replace]`;

const printProgress = (line: string) => console.log(`  … ${line}`);
const printLines = (...lines: readonly string[]) => {
	for (const line of lines) console.log(`  ${line}`);
};

/** Resolves a file name against the folder in which the command was run. */
const resolvePath = (name: string) => resolve(process.env.INIT_CWD ?? '.', name);

const sumNumbers = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function describeManifest({ version, made, database, tables, pictures }: BackupManifest): string {
	const contentCounts = Object.entries({
		projects: tables.projects,
		posts: tables.blogs,
		reviews: tables.reviews,
		accounts: tables.up_users,
		messages: tables.messages,
	}).map(([name, count]) => `${count ?? 0} ${name}`);
	const rows = sumNumbers(Object.values(tables));
	return `Version ${version}, ${made}, from ${database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}: ${rows} rows in ${Object.keys(tables).length} tables (drafts count too: ${contentCounts.join(', ')}), ${pictures.count} pictures.`;
}

async function runBackup(args: string[]): Promise<void> {
	const { values, positionals } = parseArgs({
		args,
		options: { verify: { type: 'boolean', default: false } },
		allowPositionals: true,
	});
	const [name, ...more] = positionals;
	if (more.length > 0 || (values.verify && !name)) throw new Refusal(usageText);
	if (values.verify && name) {
		printLines(describeManifest(await verifyBackup(resolvePath(name))), 'It is whole.');
		return;
	}
	const target = name ? resolvePath(name) : backupFile('sumu');
	const manifest = await makeBackup(target, printProgress);
	printLines(describeManifest(manifest), '', target, '');
	printLines(
		'Keep it where nobody else can read it: it holds accounts, messages and the secrets of .env.',
	);
	for (const url of manifest.pictures.missing)
		printLines(`Not there any more, so not in it: ${url}`);
}

async function runRestore(args: string[]): Promise<void> {
	const { values, positionals } = parseArgs({
		args,
		options: { replace: { type: 'boolean', default: false } },
		allowPositionals: true,
	});
	const [name, ...more] = positionals;
	if (!name || more.length > 0) throw new Refusal(usageText);
	const { manifest, notes } = await restoreBackup(resolvePath(name), values.replace, printProgress);
	printLines(describeManifest(manifest), ...notes, '');
	printLines('Restored. Start the product; everybody has to sign in again.');
}

/** Returns the error message to print; explains a full disk in plain words. */
function describeError(error: unknown): string {
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	const text = error instanceof Error ? error.message : String(error);
	if (code === 'ENOSPC' || code === 'EFBIG' || code === 'EDQUOT' || /disk is full/.test(text))
		return 'There is no room left on the disk. Nothing was changed; make room and try again.';
	if (error instanceof Refusal || error instanceof EnvError) return text;
	return `It did not work; nothing was changed. ${text}`;
}

async function main([command, ...args]: string[]): Promise<void> {
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
		process.once(signal, () => {
			cleanUp();
			process.exit(130);
		});
	try {
		await (command === 'restore' ? runRestore(args) : runBackup(args));
	} catch (error) {
		console.error(`\n  ${describeError(error)}\n`);
		process.exitCode = 1;
	} finally {
		cleanUp();
	}
}

void main(process.argv.slice(2));
