import { findStorage, openStorage } from './storage';
import type { FileVersion } from './storage/provider';

/** Columns of a file that its provider needs to delete it. */
export interface StoredFile extends FileVersion {
	provider: string;
	formats: Record<string, FileVersion> | null;
}

/** Returns a file and its sizes. */
export const versionsOf = (file: StoredFile): FileVersion[] => [
	file,
	...Object.values(file.formats ?? {}),
];

/** Deletes a file and its smaller versions from where they are stored. Logs a failure; the row must be gone already. */
export async function deleteStoredFile(file: StoredFile): Promise<void> {
	const storage = findStorage(file.provider);
	const provider = storage && openStorage(storage);
	if (!provider) return;
	for (const version of versionsOf(file))
		await provider.delete(version).catch((error: unknown) => {
			strapi.log.error(`The deleted picture ${file.url} is still stored: ${Object(error).message}`);
		});
}
