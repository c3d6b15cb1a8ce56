import type { UID } from '@strapi/strapi';
import type { ImportOptions } from '@sumu/contract';
import type { DocumentContent } from '../../platform/documents/document-state';
import { findUpload } from '../../platform/media/picture-columns';
import { mapPictures } from '../export/picture-names';
import type { PictureImporter } from './pictures';

export interface SumuContext {
	readonly pictures: PictureImporter;
	readonly options: ImportOptions;
	/** Ids of the projects that quote a review, by its id. */
	readonly quotingProjects: ReadonlyMap<string, readonly string[]>;
}
/** Files are named from the root of an export. */
export const exportRoot = { folder: '' };

const picturePattern = /\bpictures\/[\w.~%-]+/g;

/** Returns the paths of the pictures that content names. */
export const picturesIn = (content: unknown): string[] => [
	...new Set(JSON.stringify(content).match(picturePattern) ?? []),
];

/** Stores the pictures of a document's content and returns the content with their keys and addresses. */
export async function withStoredPictures(
	uid: UID.Schema,
	content: DocumentContent,
	pictures: PictureImporter,
): Promise<DocumentContent> {
	const storedUrls = new Map<string, string>();
	const documentIds = new Map<string, number>();
	await Promise.all(
		picturesIn(content).map(async (path) => {
			const libraryUrl = await pictures.address(exportRoot, path);
			const libraryId = libraryUrl && (await findUpload(libraryUrl));
			if (libraryUrl) storedUrls.set(path, libraryUrl);
			if (libraryId) documentIds.set(path, libraryId);
		}),
	);
	return mapPictures(
		uid,
		content,
		(path) => documentIds.get(String(path)) ?? null,
		(text) => text.replace(picturePattern, (path) => storedUrls.get(path) ?? path),
	);
}
