import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import { type Shower, whatShows } from '../api/image/shown-by';
import { HttpError } from '../platform/lib/http-error';
import { isNamed, named } from './named';

interface File {
	id: number;
	hash: string;
}
/** What an entry is called where one is told of it: its kind and its name. */
function nameOf(user: Shower): string {
	// Whose, an editor is not told.
	if (user.__type === 'plugin::users-permissions.user') return 'somebody’s account';
	if (!isNamed(user.__type) || user.__type === 'api::site-setting.site-setting')
		return 'the settings of the site';
	const [one, column] = named[user.__type];
	return `${one} “${user[column]}”`;
}

/** Names of all that shows a file, each once: a draft and what is published of it are one entry. */
const usersOf = async (file: File): Promise<string[]> => [
	...new Set((await whatShows(file)).map(nameOf)),
];

async function demandUnused(files: readonly File[]) {
	const users = [...new Set((await Promise.all(files.map(usersOf))).flat())];
	if (users.length > 0) throw new HttpError(409, messages.pictureInUse(users));
}

/** Whether somebody asks for a file to be deleted, and not a file goes with what it belongs to. */
const isAsked = () => /^(?:\/api)?\/upload\//.test(strapi.requestContext.get()?.path ?? '');

/** Refuses to delete files that are shown somewhere, by the names of what shows them. */
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
	/** Of several all are looked at before one is gone. */
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
