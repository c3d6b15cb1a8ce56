import type { BackupTarget } from './backup-target';
import { encryptedExtension } from './encryption';
import { filePattern, listBackups, toFileName } from './off-site-names';
import { fetchManifest } from './read-off-site';
import { chooseKept } from './retention';

const describeProblem = (error: unknown) =>
	error instanceof Error ? error.message : String(error);

/** Removes the files that no backup refers to. Removes none if a backup cannot be read. */
async function pruneFiles(target: BackupTarget, identities: readonly string[]): Promise<string[]> {
	const referencedNames = new Set<string>();
	for (const { name } of await listBackups(target)) {
		const manifest = await fetchManifest({ target, name, identities });
		if (!manifest)
			return [
				`${name} cannot be read with the key of this installation, so files that no backup refers to were left in ${target.address}.`,
			];
		for (const { sha256 } of Object.values(manifest.objects ?? {}))
			referencedNames.add(toFileName(sha256, name.endsWith(encryptedExtension)));
	}
	for (const { name } of await target.list('files'))
		if (filePattern.test(name) && !referencedNames.has(name)) await target.remove(`files/${name}`);
	return [];
}

/**
 * Removes the backups that are no longer kept, and the files that only they refer to. A target that allows no removal
 * keeps everything.
 * @returns messages for the owner, one line each
 */
export async function pruneTarget(
	target: BackupTarget,
	identities: readonly string[],
	now: Date,
): Promise<string[]> {
	const backups = await listBackups(target);
	const keptBackups = chooseKept(backups, now);
	if (keptBackups.size === backups.length) return [];
	try {
		for (const backup of backups)
			if (!keptBackups.has(backup)) await target.remove(`backups/${backup.name}`);
		return await pruneFiles(target, identities);
	} catch (error) {
		return [`Old backups were not removed: ${describeProblem(error)}`];
	}
}
