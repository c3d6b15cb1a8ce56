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

/** A file's row gets these columns, which Strapi keeps where it replaces a file. */
const write = (id: number | string, data: object) =>
	strapi.db.query(uid).update({ where: { id }, data });

/** The old bytes at the old address; Strapi has taken their smaller versions away itself. */
async function removeOld(old: Stored) {
	if (old.provider !== strapi.config.get('plugin::upload.provider')) return;
	await strapi
		.plugin('upload')
		.provider.delete(old)
		.catch((error: unknown) => strapi.log.warn(`A replaced picture is still stored: ${error}`));
}

/**
 * A file that takes another's place gets an address of its own, so that no cache shows the old one.
 * What the old one showed in words is asked for again, unless it was sent along.
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
