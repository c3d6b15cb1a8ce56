import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { command, contentsOf, done, withoutRoom } from './support/backup.ts';
import { type OwnDatabase, ownDatabase } from './support/empty-database.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided-context.ts';

const block = 512;

/** The file format is independent of the database, so SQLite is enough. */
describe.runIf(inject('database').kind === 'sqlite')('backup and restore failures', () => {
	let database: OwnDatabase;
	let elsewhere: OwnDatabase;
	let folder: string;
	let good: string;
	/** Digests of the files that must not change. */
	let before: Record<string, string>;

	beforeAll(async () => {
		[database, elsewhere] = [await preparedDatabase(), await ownDatabase('')];
		folder = elsewhere.variables.DATA_DIR ?? '';
		good = join(folder, 'good.tar.gz');
		await done(database.variables, 'backup', good);
		before = contentsOf(database.variables.DATA_DIR ?? '');
	});
	afterAll(() => {
		database.remove();
		elsewhere.remove();
	});

	/** Writes a backup file with these bytes. */
	function written(name: string, bytes: Buffer): string {
		const file = join(folder, `${name}.tar.gz`);
		writeFileSync(file, bytes);
		return file;
	}

	/** Unpacks the good backup, changes it and packs it again. */
	async function repacked(name: string, change: (at: string) => string[] | undefined) {
		const at = join(folder, name);
		mkdirSync(at);
		execFileSync('tar', ['-xzf', good, '-C', at]);
		const names = change(at) ?? ['manifest.json', 'settings.env', 'schema.json', 'database'];
		const file = join(folder, `${name}.tar.gz`);
		execFileSync('tar', ['-czPf', file, '-C', at, ...names]);
		return file;
	}

	const manifestWith = (change: (manifest: Record<string, unknown>) => void) => (at: string) => {
		const file = join(at, 'manifest.json');
		const manifest = JSON.parse(readFileSync(file, 'utf8'));
		change(manifest);
		writeFileSync(file, JSON.stringify(manifest));
		return files(at);
	};
	const files = (at: string) => Object.keys(contentsOf(at)).map((name) => name.slice(1));

	const cases: Record<string, [() => Promise<string> | string, RegExp]> = {
		'cut off': [() => written('cut', readFileSync(good).subarray(0, 20_000)), /broken or cut off/],
		'cut off between two files': [
			() => written('short', gzipSync(gunzipSync(readFileSync(good)).subarray(0, 40 * block))),
			/not a whole backup/,
		],
		'with a changed byte in a row': [
			() =>
				repacked('changed', (at) => {
					const file = join(at, 'database/up_users.ndjson');
					writeFileSync(file, readFileSync(file, 'utf8').replace('Owner', 'Ovner'));
					return files(at);
				}),
			/up_users.ndjson" is not what its manifest says/,
		],
		'without one of its files': [
			() => repacked('without', (at) => files(at).filter((name) => !name.includes('up_users.'))),
			/up_users.ndjson" is missing/,
		],
		'with an extra file': [
			() =>
				repacked('more', (at) => {
					writeFileSync(join(at, 'database/more.ndjson'), '');
					return files(at);
				}),
			/more.ndjson" is not in its manifest/,
		],
		'from a newer version': [
			() =>
				repacked(
					'newer',
					manifestWith((manifest) => {
						manifest.version = '99.0.0';
					}),
				),
			/made by version 99\.0\.0.*Update the product/,
		],
		'in another format': [
			() =>
				repacked(
					'format',
					manifestWith((manifest) => {
						manifest.format = 3;
					}),
				),
			/Update the product/,
		],
		'of an off-site backup without its pictures': [
			() =>
				repacked(
					'without-pictures',
					manifestWith((manifest) => {
						manifest.format = 2;
					}),
				),
			/Its manifest is not whole/,
		],
		'with a wrong manifest': [
			() =>
				repacked(
					'wrong',
					manifestWith((manifest) => {
						Object(manifest.tables).up_users = 400;
					}),
				),
			/up_users it holds 1 rows, and its manifest says 400/,
		],
		'from another product': [
			() =>
				repacked('foreign', (at) => {
					writeFileSync(join(at, 'manifest.json'), '{"product": "other"}');
					return ['manifest.json'];
				}),
			/no backup of this product/,
		],
		'with a path outside its folder': [
			() =>
				repacked('outside', (at) => {
					writeFileSync(join(at, '../outside.txt'), 'outside');
					return [...files(at), '../outside.txt'];
				}),
			/outside.txt" does not belong into a backup/,
		],
		'with a symbolic link': [
			() =>
				repacked('link', (at) => {
					mkdirSync(join(at, 'uploads'), { recursive: true });
					symlinkSync('/etc/passwd', join(at, 'uploads/link.png'));
					return [...files(at), 'uploads/link.png'];
				}),
			/link.png" does not belong into a backup/,
		],
		'that is not an archive': [
			() => written('text', Buffer.from('Not a backup.\n')),
			/broken or cut off/,
		],
		'that does not exist': [() => join(folder, 'nowhere.tar.gz'), /There is no file/],
	};

	it.each(Object.keys(cases))('refuses to restore a file %s and changes nothing', async (name) => {
		const [make, reason] = cases[name] ?? [];
		const file = await make?.();
		const { code, errors } = await command(database.variables, 'restore', file ?? '', '--replace');
		expect(errors).toMatch(reason ?? /never/);
		expect(errors).not.toMatch(/^\s+at /m);
		expect(code).toBe(1);
		expect(contentsOf(database.variables.DATA_DIR ?? '')).toEqual(before);
	});

	it('leaves no partial files when the disk is full', async () => {
		const small = join(folder, 'small');
		mkdirSync(small);
		const made = await withoutRoom(database.variables, 'backup', join(small, 'small.tar.gz'));
		expect(made).toMatchObject({ code: 1, errors: expect.stringContaining('no room left') });
		expect(contentsOf(small)).toEqual({});
		expect(contentsOf(database.variables.DATA_DIR ?? '')).toEqual(before);
		const restored = await withoutRoom({ DATA_DIR: small }, 'restore', good);
		expect(restored).toMatchObject({ code: 1, errors: expect.stringContaining('no room left') });
		expect(contentsOf(small)).toEqual({});
		const inUse = await withoutRoom(database.variables, 'restore', good, '--replace');
		expect(inUse).toMatchObject({ code: 1, errors: expect.stringContaining('no room left') });
		const after = contentsOf(database.variables.DATA_DIR ?? '');
		expect(Object.keys(after)).toEqual(Object.keys(before));
	});
});
