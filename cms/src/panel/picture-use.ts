import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import { HttpError } from '../platform/lib/http-error';
import { isNamed, type Named, named } from './named';

interface File {
	id: number;
	hash: string;
}
/** An entry that shows a file, as a relation of many types leads to it. */
interface User {
	__type: string;
	documentId?: string;
	[column: string]: unknown;
}

/** What an entry is called where one is told of it: its kind and its name. */
function nameOf(user: User): string {
	// Whose, an editor is not told.
	if (user.__type === 'plugin::users-permissions.user') return 'somebody’s account';
	if (!isNamed(user.__type) || user.__type === 'api::site-setting.site-setting')
		return 'the settings of the site';
	const [one, column] = named[user.__type];
	return `${one} “${user[column]}”`;
}

const found = async (uid: Named, where: object): Promise<User[]> => {
	const [, column] = named[uid];
	const rows: User[] = await strapi.db.query(uid).findMany({ select: [column], where });
	return rows.map((row) => ({ ...row, __type: uid }));
};

const project = 'api::project.project';
const galleryPicture = 'project.picture';

/** What shows a file by its address in a text, or as one of a project's pictures. */
const further = async ({ id, hash }: File) => [
	...(await found('api::blog.blog', { description: { $contains: hash } })),
	...(await found(project, {
		$or: [{ story: { $contains: hash } }, { gallery: { image: { id } } }],
	})),
];

/** Names of all that shows a file, each once: a draft and what is published of it are one entry. */
async function usersOf(file: File): Promise<string[]> {
	const row: { related?: (User | null)[] } | null = await strapi.db
		.query('plugin::upload.file')
		.findOne({ where: { id: file.id }, populate: { related: true } });
	const direct = (row?.related ?? []).filter((user) => user?.__type !== galleryPicture);
	const users = [...direct, ...(await further(file))];
	return [...new Set(users.flatMap((user) => (user ? [nameOf(user)] : [])))];
}

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
