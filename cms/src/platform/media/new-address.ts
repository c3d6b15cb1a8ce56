import { randomBytes } from 'node:crypto';
import { parse } from 'node:path';
import type { Core } from '@strapi/strapi';
import { contentChanged } from '../purge/changes';

const uid = 'plugin::upload.file';

interface Stored {
	hash: string;
	ext: string | null;
	provider: string;
	formats: Record<string, object> | null;
}
interface Replacement {
	data: { fileInfo?: { alternativeText?: string | null } };
	file: { originalFilename?: string | null };
}
type Replace = (id: number | string, replacement: Replacement, options?: object) => Promise<Stored>;

const freshHash = (hash: string) =>
	`${hash.replace(/_[\da-f]{10}$/, '')}_${randomBytes(5).toString('hex')}`;

/** Writes columns of a file's row; Strapi keeps them when it replaces the file. */
const write = (id: number | string, data: object) =>
	strapi.db.query(uid).update({ where: { id }, data });

/** Deletes the old file. Strapi has already deleted its smaller versions. */
async function removeOld(old: Stored) {
	if (old.provider !== strapi.config.get('plugin::upload.provider')) return;
	await strapi
		.plugin('upload')
		.provider.delete(old)
		.catch((error: unknown) => strapi.log.warn(`A replaced picture is still stored: ${error}`));
}

/**
 * Gives a replaced file a new address, so that no cache shows the old one. Its alternative text is cleared unless a
 * new one was sent.
 */
export function giveNewAddresses(strapi: Core.Strapi) {
	const service = strapi.plugin('upload').service('upload');
	const base: Replace = service.replace.bind(service);
	const replace: Replace = async (id, replacement, options) => {
		const old: Stored | null = await strapi.db.query(uid).findOne({ where: { id } });
		if (!old) return base(id, replacement, options);
		const { hash, ext } = old;
		const named = parse(replacement.file.originalFilename ?? '').ext.toLowerCase() || ext;
		const said = replacement.data.fileInfo?.alternativeText;
		await write(id, { hash: freshHash(hash), ext: named });
		try {
			await base(id, replacement, options);
		} catch (error) {
			await write(id, { hash, ext });
			throw error;
		}
		await removeOld(old);
		contentChanged({ uid, hash });
		return write(id, { alternativeText: said ?? null });
	};
	Object.assign(service, { replace });
}
