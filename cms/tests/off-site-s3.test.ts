import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, done } from './support/backup.ts';
import { type BackupSource, createBackupSource, picturesOf } from './support/backup-source.ts';
import { ownDatabase } from './support/empty-database.ts';
import { type Storage, startStorage } from './support/s3-server.ts';

describe('backups in S3-compatible storage', () => {
	const pictures = ['one', 'two', 'three', 'four', 'five'];
	let source: BackupSource;
	let variables: BackupSource['variables'];
	let storage: Storage;

	const namesIn = (below: string) =>
		[...storage.objects.keys()].filter((name) => name.startsWith(`of/mine/${below}/`));

	beforeAll(async () => {
		source = await createBackupSource(pictures);
		storage = await startStorage();
		variables = { ...source.variables, BACKUP_URL: storage.url };
	});
	afterAll(async () => {
		await storage.stop();
		source.remove();
	});

	it('are sent, listed, verified and restored', async () => {
		await done(variables, 'backup', '--send');
		expect(namesIn('backups')).toHaveLength(1);
		expect(namesIn('files')).toHaveLength(pictures.length);
		const listed = await done(variables, 'backup', '--list');
		expect(listed).toContain(`1 backups in s3://127.0.0.1:${storage.port}/copies/of/mine.`);
		expect(await done(variables, 'backup', '--verify', 'latest')).toContain('It is whole.');
		const { variables: machine, remove } = await ownDatabase('');
		try {
			const there = { ...machine, BACKUP_URL: storage.url };
			await done(there, 'restore', 'latest', '--identity', source.identity);
			expect(picturesOf(there)).toEqual(picturesOf(variables));
		} finally {
			remove();
		}
	});

	it('do not send pictures again, and survive temporary errors', async () => {
		const before = new Map(storage.objects);
		storage.state.failures = 2;
		await done(variables, 'backup', '--send');
		expect(storage.state.failures).toBe(0);
		expect(namesIn('files').map((name) => storage.objects.get(name))).toEqual(
			namesIn('files').map((name) => before.get(name)),
		);
	});

	it.each([
		['another secret', () => storage.urlWith('another-secret'), '403 SignatureDoesNotMatch'],
		['another bucket', () => storage.urlWith('se+cret', 'another'), '404 NoSuchBucket'],
		['another port', () => storage.url.replace(/:\d+\//, ':9/'), 'cannot be reached'],
	])('name the reason for %s, but no secret', async (_, url, reason) => {
		const { code, errors, printed } = await command(
			{ ...variables, BACKUP_URL: url() },
			'backup',
			'--list',
		);
		expect(code).toBe(1);
		expect(errors).toContain(reason);
		expect(errors + printed).not.toMatch(/another-secret|se\+cret|se%2Bcret/);
	});

	it('are sent with a key that may not remove any', async () => {
		const [name = ''] = namesIn('backups');
		const old = name.replace(/sumu-.*?Z/, 'sumu-2020-01-01T00-00-00Z');
		const [content] = [storage.objects.get(name)];
		// Seven others in the same and earlier months, so that the oldest would be removed.
		for (const month of ['01', '02', '03', '04', '05', '06', '07', '08'])
			storage.objects.set(old.replace('2020-01', `2021-${month}`), content as Buffer);
		storage.objects.set(old, content as Buffer);
		storage.state.allowsRemoval = false;
		expect(await done(variables, 'backup', '--send')).toContain(
			'Old backups were not removed: s3://',
		);
		expect(storage.objects.has(old)).toBe(true);
		storage.state.allowsRemoval = true;
		await done(variables, 'backup', '--send');
		expect(storage.objects.has(old)).toBe(false);
	});
});
