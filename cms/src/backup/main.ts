import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvError } from '@sumu/contract/env';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { env } from '../env';
import { Refusal } from '../platform/lib/refusal';
import { backupFile, makeBackup } from './make';
import type { BackupManifest } from './manifest';
import { listBackups } from './off-site-names';
import { openSource } from './open';
import { openTarget } from './open-target';
import { demandRecipients } from './recipients';
import { restoreBackup } from './restore';
import { cleanUp } from './scratch';
import { sendBackup } from './send-off-site';
import { verifyBackup } from './verify';

const usageText = `npm run backup [-- FILE]             makes a backup
npm run backup -- --list             names the backups in BACKUP_URL
npm run backup -- --verify NAME      reads one (a file, a name in BACKUP_URL or "latest") and compares it with its manifest
npm run backup -- --keygen FILE      makes a key for encrypted backups
npm run restore -- NAME [--identity FILE] [--replace]`;

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

/** Writes a new identity, as `age-keygen` does, and prints its recipient. */
async function makeIdentityFile(file: string): Promise<void> {
	const identity = await generateX25519Identity();
	const recipient = await identityToRecipient(identity);
	const text = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`;
	await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
		throw error.code === 'EEXIST'
			? new Refusal(`${file} is there already, and is never overwritten. Choose another name.`)
			: error;
	});
	printLines(
		recipient,
		'',
		`Set BACKUP_RECIPIENTS to it. ${file} is the only way to read the backups if this machine is lost: keep it elsewhere.`,
	);
}

async function printBackups(): Promise<void> {
	const backupTarget = openTarget();
	const backups = await listBackups(backupTarget);
	printLines(
		...backups.map(({ name, at, bytes }) => `${name}  ${at.toISOString()}  ${bytes} bytes`),
		`${backups.length} backups in ${backupTarget.address}.`,
	);
}

async function verifyNamed(name: string, identityFile: string | undefined): Promise<void> {
	const { file, verifyPictures } = await openSource(resolvePath(name), name, identityFile);
	const manifest = await verifyBackup(file);
	await verifyPictures(manifest);
	printLines(describeManifest(manifest), 'It is whole.');
}

async function makeLocalBackup(name: string | undefined): Promise<void> {
	const target = name ? resolvePath(name) : backupFile('sumu');
	const manifest = await makeBackup(target, printProgress);
	printLines(describeManifest(manifest), '', target, '');
	printLines(
		'Keep it where nobody else can read it: it holds accounts, messages and the secrets of .env.',
	);
	for (const url of manifest.pictures.missing)
		printLines(`Not there any more, so not in it: ${url}`);
}

async function sendToTarget(onlyChanges: boolean): Promise<void> {
	const backupTarget = openTarget();
	const sentBackup = await sendBackup(backupTarget, printProgress, onlyChanges);
	if (!sentBackup) {
		printLines('Nothing has changed since the newest backup.');
		return;
	}
	printLines(
		`${sentBackup.name} in ${backupTarget.address}, ${sentBackup.sentBytes} bytes sent.`,
		...sentBackup.notes,
	);
}

async function runBackup(args: string[]): Promise<void> {
	const { values, positionals } = parseArgs({
		args,
		options: {
			verify: { type: 'boolean', default: false },
			list: { type: 'boolean', default: false },
			keygen: { type: 'boolean', default: false },
			identity: { type: 'string' },
			/** Used by the product: sends to BACKUP_URL only. */
			send: { type: 'boolean', default: false },
			changes: { type: 'boolean', default: false },
		},
		allowPositionals: true,
	});
	const [name, ...more] = positionals;
	const { verify, list, keygen, send, changes, identity } = values;
	const modeCount = [verify, list, keygen, send].filter(Boolean).length;
	if (more.length > 0 || modeCount > 1 || ((verify || keygen) && !name))
		throw new Refusal(usageText);
	const identityFile = identity && resolvePath(identity);
	if (keygen && name) return makeIdentityFile(resolvePath(name));
	if (list) return printBackups();
	if (verify && name) return verifyNamed(name, identityFile);
	demandRecipients();
	if (!send) await makeLocalBackup(name);
	if (send || (env.BACKUP_URL && !name)) await sendToTarget(changes);
}

async function runRestore(args: string[]): Promise<void> {
	const { values, positionals } = parseArgs({
		args,
		options: { replace: { type: 'boolean', default: false }, identity: { type: 'string' } },
		allowPositionals: true,
	});
	const [name, ...more] = positionals;
	if (!name || more.length > 0) throw new Refusal(usageText);
	const identityFile = values.identity && resolvePath(values.identity);
	const backupSource = await openSource(resolvePath(name), name, identityFile);
	const { manifest, notes } = await restoreBackup(backupSource, values.replace, printProgress);
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
