import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import { type FileUsage, findFileUsages } from '../api/image/file-usages';
import { HttpError } from '../platform/lib/http-errors';
import { authoredTypes, isAuthoredType } from './authored-types';

interface File {
	id: number;
	hash: string;
}
/** Describes an entry by its kind and name. */
function nameOf(user: FileUsage): string {
	// An editor must not learn whose account it is.
	if (user.__type === 'plugin::users-permissions.user') return 'someone’s account';
	if (!isAuthoredType(user.__type) || user.__type === 'api::site-setting.site-setting')
		return 'the site settings';
	const [one, column] = authoredTypes[user.__type];
	return `${one} “${user[column]}”`;
}

/**
 * Returns the names of everything that shows a file, without duplicates: a draft and its published row are one entry.
 */
const usersOf = async (file: File): Promise<string[]> => [
	...new Set((await findFileUsages(file)).map(nameOf)),
];

async function demandUnused(files: readonly File[]) {
	const users = [...new Set((await Promise.all(files.map(usersOf))).flat())];
	if (users.length > 0) throw new HttpError(409, messages.pictureInUse(users));
}

/** Checks whether the request deletes files itself, rather than something that they belong to. */
const isAsked = () => /^(?:\/api)?\/upload\//.test(strapi.requestContext.get()?.path ?? '');

/** Refuses to delete files that are still shown, and names the entries that show them. */
export function keepUsedPictures(strapi: Core.Strapi) {
	const upload = strapi.plugin('upload').service('upload');
	const files = strapi.plugin('upload').service('file');
	const remove = upload.remove.bind(upload);
	const deleteByIds = files.deleteByIds.bind(files);
	Object.assign(upload, {
		async remove(file: File) {
			if (isAsked()) await demandUnused([file]);
			return remove(file);
		},
	});
	/** Checks all files before any of them is deleted. */
	Object.assign(files, {
		async deleteByIds(ids: number[] = []) {
			const rows: File[] = await strapi.db
				.query('plugin::upload.file')
				.findMany({ select: ['id', 'hash'], where: { id: { $in: ids } } });
			if (isAsked()) await demandUnused(rows);
			return deleteByIds(ids);
		},
	});
}
