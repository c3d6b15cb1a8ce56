import { Refusal } from '../platform/lib/refusal';
import type { BackupTarget } from './backup-target';
import { encryptedExtension } from './encryption';

/** Time in a file name, such as 2026-11-29T06-07-54Z. */
export const toFileTimestamp = (date: Date) =>
	date
		.toISOString()
		.replace(/\.\d+Z$/, 'Z')
		.replaceAll(':', '-');

const backupPattern = /^sumu-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.age)?$/;
/** Matches the name of a stored file: the digest of its plain content. */
export const filePattern = /^[\da-f]{64}(?:\.age)?$/;

export interface StoredBackup {
	/** Name of the backup's object in the folder `backups`. */
	readonly name: string;
	readonly at: Date;
	/** Time at which it was stored and read back. */
	readonly storedAt: Date;
	readonly bytes: number;
	readonly isEncrypted: boolean;
}

export const toBackupName = (at: Date, isEncrypted: boolean) =>
	`sumu-${toFileTimestamp(at)}.tar.gz${isEncrypted ? encryptedExtension : ''}`;

export const toFileName = (sha256: string, isEncrypted: boolean) =>
	`${sha256}${isEncrypted ? encryptedExtension : ''}`;

/** Returns the backups of a target, newest first. Objects with other names are ignored. */
export async function listBackups(target: BackupTarget): Promise<StoredBackup[]> {
	const objects = await target.list('backups');
	return objects
		.flatMap(({ name, bytes, at: storedAt }): StoredBackup[] => {
			const [, date, hours, minutes, seconds, extension] = backupPattern.exec(name) ?? [];
			if (!date) return [];
			const at = new Date(`${date}T${hours}:${minutes}:${seconds}Z`);
			return [{ name, at, storedAt, bytes, isEncrypted: extension !== undefined }];
		})
		.sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Removes the extensions of a backup's name, which are optional. */
const withoutExtensions = (name: string) => name.replace(/(?:\.tar\.gz)?(?:\.age)?$/, '');

/**
 * Finds a backup by its name, with or without extension, or by `latest`.
 * @throws Refusal if it does not exist
 */
export async function findBackup(target: BackupTarget, name: string): Promise<StoredBackup> {
	const backups = await listBackups(target);
	const foundBackup =
		name === 'latest'
			? backups[0]
			: (backups.find((backup) => backup.name === name) ??
				backups.find((backup) => withoutExtensions(backup.name) === withoutExtensions(name)));
	if (foundBackup) return foundBackup;
	throw new Refusal(
		backups.length === 0
			? `There is no backup in ${target.address}.`
			: `There is no backup ${name} in ${target.address}. \`npm run backup -- --list\` names those there are.`,
	);
}
