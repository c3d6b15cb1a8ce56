import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentsOf, done } from './backup.ts';
import { insert } from './insert-rows.ts';
import { preparedDatabase } from './prepared-database.ts';

type Variables = Record<string, string>;

const uploadsFolder = ({ DATA_DIR = '' }: Variables) => join(DATA_DIR, 'public/uploads');

/** Returns the pictures of an installation, with their digests. */
export const picturesOf = (variables: Variables) => contentsOf(uploadsFolder(variables));

/** Creates an installation with pictures of 100 kB and a key for its backups. */
export async function createBackupSource(pictureNames: readonly string[]) {
	const folder = mkdtempSync(join(tmpdir(), 'backup-source-'));
	const identity = join(folder, 'key.txt');
	const { variables, remove } = await preparedDatabase();
	const [recipient = ''] = (await done(variables, 'backup', '--keygen', identity))
		.trim()
		.split('\n');
	mkdirSync(uploadsFolder(variables), { recursive: true });
	for (const name of pictureNames)
		writeFileSync(join(uploadsFolder(variables), `${name}.webp`), randomBytes(100_000));
	await insert(
		variables,
		'files',
		pictureNames.map((name) => ({
			document_id: name,
			name,
			hash: name,
			ext: '.webp',
			mime: 'image/webp',
			size: 100,
			url: `/uploads/${name}.webp`,
			provider: 'local',
			folder_path: '/',
			owner: 'site',
		})),
	);
	return {
		variables: { ...variables, BACKUP_RECIPIENTS: recipient } as Variables,
		/** Path of the key that opens the backups. */
		identity,
		remove() {
			remove();
			rmSync(folder, { recursive: true });
		},
	};
}

export type BackupSource = Awaited<ReturnType<typeof createBackupSource>>;
