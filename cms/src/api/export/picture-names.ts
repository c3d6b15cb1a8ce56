import type { UID } from '@strapi/strapi';
import { attributesOf, type DocumentContent } from '../../platform/documents/document-state';

/** Folder of the pictures in an export. */
export const picturesFolder = 'pictures';

/** Path of an uploaded file on this site. */
const uploadPattern = /\/uploads\/([\w.~%-]+)/g;

/** Replaces the paths of uploads in a text by those in an export. */
export const toExportedPaths = (text: string, prefix = ''): string =>
	text.replace(uploadPattern, `${prefix}${picturesFolder}/$1`);

type MapFile = (value: unknown) => unknown;
type MapText = (text: string) => string;

const mapEach = (value: unknown, map: (one: unknown) => unknown): unknown =>
	Array.isArray(value) ? value.map(map).filter((one) => one !== null) : value && map(value);

const mapTexts = (value: unknown, mapText: MapText): unknown => {
	if (typeof value === 'string') return mapText(value);
	if (Array.isArray(value)) return value.map((one) => mapTexts(one, mapText));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, one]) => [name, mapTexts(one, mapText)]),
	);
};

/** Replaces the files, and the addresses of files in texts, of a document's content and its components. */
export function mapPictures(
	uid: UID.Schema,
	content: DocumentContent,
	mapFile: MapFile,
	mapText: MapText,
): DocumentContent {
	const attributes = new Map(attributesOf(uid));
	return Object.fromEntries(
		Object.entries(content).map(([name, value]) => {
			const attribute = attributes.get(name);
			if (attribute?.type === 'media') return [name, mapEach(value, mapFile)];
			if (attribute?.type === 'relation') return [name, value];
			const { component } = attribute ?? {};
			if (component)
				return [
					name,
					mapEach(value, (part) => mapPictures(component, Object(part), mapFile, mapText)),
				];
			return [name, mapTexts(value, mapText)];
		}),
	);
}
