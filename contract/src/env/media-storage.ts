/** Places where the files of the media library can be. */
export const mediaStorages = ['local', 's3', 'cloudinary'] as const;
export type MediaStorage = (typeof mediaStorages)[number];

interface StorageVariables {
	readonly S3_URL?: string | undefined;
	readonly CLOUDINARY_URL?: string | undefined;
	readonly MEDIA_STORAGE?: MediaStorage | undefined;
}

/** Returns the storages that are set up. DATA_DIR always is. */
export const listMediaStorages = ({ S3_URL, CLOUDINARY_URL }: StorageVariables): MediaStorage[] =>
	mediaStorages.filter(
		(name) => name === 'local' || (name === 's3' ? S3_URL : CLOUDINARY_URL) !== undefined,
	);

/** Returns a line for each contradiction between the variables of picture storages. */
export function findStorageProblems(variables: StorageVariables): string[] {
	const { S3_URL, CLOUDINARY_URL, MEDIA_STORAGE } = variables;
	if (MEDIA_STORAGE && !listMediaStorages(variables).includes(MEDIA_STORAGE))
		return [
			`MEDIA_STORAGE is ${MEDIA_STORAGE}, and ${MEDIA_STORAGE === 's3' ? 'S3_URL' : 'CLOUDINARY_URL'} is missing`,
		];
	if (S3_URL && CLOUDINARY_URL && !MEDIA_STORAGE)
		return [
			'S3_URL and CLOUDINARY_URL are both set; MEDIA_STORAGE should say where new pictures go: s3, cloudinary or local',
		];
	return [];
}

/** Returns the storage of new files. */
export const resolveMediaStorage = (variables: StorageVariables): MediaStorage =>
	variables.MEDIA_STORAGE ?? listMediaStorages(variables).at(-1) ?? 'local';
