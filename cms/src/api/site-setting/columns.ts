import { errors } from '@strapi/utils';
import {
	messages,
	type SettingField,
	type SiteUpdateBody,
	settingDefinitions,
} from '@sumu/contract';
import type { DocumentData } from '../../platform/fields';
import { requireUploadId } from '../../platform/media/picture-columns';
import type { SettingDefinitions } from './setting-fields';

/** Returns the id of a picture in the media library; null or undefined without one. */
type FindPictureId = (
	address: string,
	path: string[],
) => number | null | undefined | Promise<number | null>;

/**
 * Returns the id of the media library picture at an address.
 * @throws ValidationError (400) if there is no such picture
 */
async function findPictureId(address: string, path: string[]) {
	const id = await requireUploadId(address, path);
	if (id !== null) return id;
	throw new errors.ValidationError(messages.noSuchPicture, {
		errors: [{ path, message: messages.noSuchPicture }],
	});
}

async function toColumn(
	setting: SettingField,
	value: unknown,
	path: string[],
	findId: FindPictureId,
): Promise<unknown> {
	if (value === null || value === undefined) return value;
	switch (setting.kind) {
		case 'picture':
			return value === '' ? null : findId(String(value), path);
		case 'time':
			return value ? `${value}:00` : null;
		// These columns store an empty value as null, because their formats do not match an empty text.
		case 'email':
		case 'slug':
			return value || null;
		case 'textList':
			return (value as string[]).map((text) => ({ text }));
		case 'part':
			return toColumns(setting.fields as SettingDefinitions, value, path, findId);
		default:
			return value;
	}
}

/** Maps values to their columns. Missing values are left out, so that their columns stay unchanged. */
async function toColumns(
	definitions: SettingDefinitions,
	values: object,
	path: string[],
	findId: FindPictureId,
): Promise<DocumentData> {
	const data: DocumentData = {};
	for (const [name, value] of Object.entries(values)) {
		const setting = definitions[name];
		if (setting && value !== undefined)
			data[name] = await toColumn(setting, value, [...path, name], findId);
	}
	return data;
}

/** Maps the given settings to their columns. `findId` finds the pictures, by default by their addresses. */
export const toSiteColumns = (
	body: Omit<SiteUpdateBody, 'updated' | 'moved'>,
	findId: FindPictureId = findPictureId,
): Promise<DocumentData> => toColumns(settingDefinitions, body, [], findId);
