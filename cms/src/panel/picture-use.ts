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

/** Checks whether a visitor's account or review shows a file as the picture of its author. */
const isPortrait = ({ __type, source }: FileUsage) =>
	__type === 'plugin::users-permissions.user' ||
	(__type === 'api::review.review' && source === 'visitor');

/** Refuses another picture in place of a person's photo: only they choose it, and the owner approves it. */
async function demandNoPortrait(id: number) {
	const file: File | null = await strapi.db
		.query('plugin::upload.file')
		.findOne({ select: ['id', 'hash'], where: { id } });
	const usages = file ? await findFileUsages(file) : [];
	if (usages.some(isPortrait)) throw new HttpError(403, messages.madeByVisitors);
}

/** Checks whether the request deletes files itself, rather than something that they belong to. */
const isAsked = () => /^(?:\/api)?\/upload(?:\/|$)/.test(strapi.requestContext.get()?.path ?? '');

/** Refuses to delete files that are still shown, and names the entries that show them. Refuses to replace photos of people. */
export function keepUsedPictures(strapi: Core.Strapi) {
	const upload = strapi.plugin('upload').service('upload');
	const files = strapi.plugin('upload').service('file');
	const remove = upload.remove.bind(upload);
	const replace = upload.replace.bind(upload);
	const deleteByIds = files.deleteByIds.bind(files);
	Object.assign(upload, {
		async remove(file: File) {
			if (isAsked()) await demandUnused([file]);
			return remove(file);
		},
		async replace(id: number, ...more: unknown[]) {
			if (isAsked()) await demandNoPortrait(id);
			return replace(id, ...more);
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
