import { randomBytes } from 'node:crypto';
import { parse } from 'node:path';
import type { Core } from '@strapi/strapi';
import { schedulePurge } from '../purge/schedule-purge';
import { deleteStoredFile, type StoredFile } from './delete-stored-file';
import { pictureKeyOf } from './former-addresses';
import { contentKeyForReplacement } from './store-once';

const fileUid = 'plugin::upload.file';

interface ReplacedFile extends StoredFile {
	ext: string | null;
	formerKeys: string | null;
}
interface Replacement {
	data: { fileInfo?: { alternativeText?: string | null } };
	file: { originalFilename?: string | null };
}
type Replace = (
	id: number | string,
	replacement: Replacement,
	options?: object,
) => Promise<ReplacedFile>;

const freshHash = (hash: string) =>
	`${hash.replace(/_[\da-f]{10}$/, '')}_${randomBytes(5).toString('hex')}`;

/** Returns the keys of a file's former addresses with that of its last one. */
const addFormerKey = ({ formerKeys, hash }: ReplacedFile) =>
	[formerKeys, pictureKeyOf(hash)].filter(Boolean).join(' ');

/** Writes columns of a file's row; Strapi keeps them when it replaces the file. */
const updateFileRow = (id: number | string, data: object) =>
	strapi.db.query(fileUid).update({ where: { id }, data });

/** Deletes the old file. Strapi has already deleted its smaller versions, unless they are in another storage. */
async function removeOld(old: ReplacedFile) {
	if (old.provider !== strapi.config.get('plugin::upload.provider')) return deleteStoredFile(old);
	await strapi
		.plugin('upload')
		.provider.delete(old)
		.catch((error: unknown) => strapi.log.warn(`A replaced picture is still stored: ${error}`));
}

/**
 * Gives a replaced file a new address, so that no cache shows the old one, and remembers the old one. Its alternative text is cleared unless a
 * new one was sent.
 */
export function giveNewAddresses(strapi: Core.Strapi) {
	const service = strapi.plugin('upload').service('upload');
	const base: Replace = service.replace.bind(service);
	const replace: Replace = async (id, replacement, options) => {
		const old: ReplacedFile | null = await strapi.db.query(fileUid).findOne({ where: { id } });
		if (!old) return base(id, replacement, options);
		const { hash, ext } = old;
		const newExtension = parse(replacement.file.originalFilename ?? '').ext.toLowerCase() || ext;
		const newAltText = replacement.data.fileInfo?.alternativeText;
		await updateFileRow(id, { hash: freshHash(hash), ext: newExtension });
		try {
			await base(id, replacement, options);
		} catch (error) {
			await updateFileRow(id, { hash, ext });
			throw error;
		}
		await removeOld(old);
		schedulePurge({ uid: fileUid, hash });
		return updateFileRow(id, {
			alternativeText: newAltText ?? null,
			formerKeys: addFormerKey(old),
			contentKey: await contentKeyForReplacement(),
		});
	};
	Object.assign(service, { replace });
}
