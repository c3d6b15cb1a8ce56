import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, contentsOf, done } from './support/backup.ts';
import { type BackupSource, createBackupSource, picturesOf } from './support/backup-source.ts';
import { ownDatabase } from './support/empty-database.ts';
import { type SftpServer, startSftpServer } from './support/sftp-server.ts';

describe('backups on a machine that is reached through SSH', () => {
	const pictures = ['one', 'two', 'three'];
	let source: BackupSource;
	let variables: BackupSource['variables'];
	let server: SftpServer;

	const namesIn = (below: string) => readdirSync(join(server.folder, below)).sort();
	const knownHosts = () => join(variables.DATA_DIR ?? '', 'known_hosts');

	beforeAll(async () => {
		source = await createBackupSource(pictures);
		server = await startSftpServer();
		variables = { ...source.variables, BACKUP_URL: server.url };
	});
	afterAll(async () => {
		await server.remove();
		source.remove();
	});

	it('are sent, listed, verified and restored', async () => {
		await done(variables, 'backup', '--send');
		expect(namesIn('backups')).toEqual([expect.stringMatching(/^sumu-[\dT-]+Z\.tar\.gz\.age$/)]);
		expect(namesIn('files')).toHaveLength(pictures.length);
		expect(statSync(join(server.folder, 'files')).mode & 0o777).toBe(0o700);
		for (const name of namesIn('files'))
			expect(statSync(join(server.folder, 'files', name)).mode & 0o777).toBe(0o600);
		const address = `sftp://127.0.0.1:${server.port}${server.folder}`;
		expect(await done(variables, 'backup', '--list')).toContain(`1 backups in ${address}.`);
		expect(await done(variables, 'backup', '--verify', 'latest')).toContain('It is whole.');
		const { variables: machine, remove } = await ownDatabase('');
		await done(machine, 'restore', server.url, '--identity', source.identity);
		expect(picturesOf(machine)).toEqual(picturesOf(variables));
		remove();
	});

	it('do not send pictures again, and survive a connection that breaks', async () => {
		const before = contentsOf(join(server.folder, 'files'));
		server.state.failures = 1;
		await done(variables, 'backup', '--send');
		expect(server.state.failures).toBe(0);
		expect(contentsOf(join(server.folder, 'files'))).toEqual(before);
		expect(namesIn('backups').filter((name) => name.endsWith('.part'))).toEqual([]);
	});

	it('replace a damaged object', async () => {
		const [name = ''] = namesIn('files');
		const file = join(server.folder, 'files', name);
		writeFileSync(file, 'damaged');
		for (const backup of namesIn('backups'))
			writeFileSync(join(server.folder, 'backups', backup), 'damaged');
		await done(variables, 'backup', '--send');
		expect(readFileSync(file).length).toBeGreaterThan(100_000);
		expect(await done(variables, 'backup', '--verify', 'latest')).toContain('It is whole.');
	});

	it.each([
		['another password', () => server.urlWith('another-password'), 'the user name or the password'],
		['another port', () => server.url.replace(/:\d+\//, ':9/'), 'cannot be reached'],
		[
			'a folder that cannot be created',
			() => server.urlWith('p@ss/word', '/proc/mine'),
			'refused it',
		],
	])('name the reason for %s, but no secret', async (_, url, reason) => {
		const { code, errors, printed } = await command(
			{ ...variables, BACKUP_URL: url() },
			'backup',
			'--send',
		);
		expect(code).toBe(1);
		expect(errors).toContain(reason);
		expect(errors + printed).not.toMatch(/another-password|p@ss|p%40ss/);
	});

	it('are not sent to a machine with another host key', async () => {
		expect(statSync(knownHosts()).mode & 0o777).toBe(0o600);
		const before = [namesIn('backups'), readFileSync(knownHosts(), 'utf8')];
		await server.replace();
		expect(await command(variables, 'backup', '--send')).toMatchObject({
			code: 1,
			errors: expect.stringContaining('The host key of [127.0.0.1]:'),
		});
		expect([namesIn('backups'), readFileSync(knownHosts(), 'utf8')]).toEqual(before);
		writeFileSync(knownHosts(), '');
		await done(variables, 'backup', '--list');
		expect(readFileSync(knownHosts(), 'utf8')).toMatch(/^\[127\.0\.0\.1\]:\d+ ssh-ed25519 \S+\n$/);
	});
});
