/** Columns of a file that its provider needs to delete it. */
export interface StoredFile {
	hash: string;
	url: string;
	provider: string;
	formats: Record<string, object> | null;
}

/** Deletes a file and its smaller versions from where they are stored. Logs a failure; the row must be gone already. */
export async function deleteStoredFile(file: StoredFile): Promise<void> {
	if (file.provider !== strapi.config.get('plugin::upload.provider')) return;
	const { provider } = strapi.plugin('upload');
	for (const version of [file, ...Object.values(file.formats ?? {})])
		await provider.delete(version).catch((error: unknown) => {
			strapi.log.error(`The deleted picture ${file.url} is still stored: ${Object(error).message}`);
		});
}
