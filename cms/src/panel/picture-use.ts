import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import { describeUsages } from '../api/image/describe-usages';
import { movePictureToTrash } from '../api/image/picture-trash';
import { findFileUsages, findUsagesOf, type UsedFile } from '../api/image/picture-usages';
import { HttpError } from '../platform/lib/http-errors';

const fileUid = 'plugin::upload.file';

async function demandUnused(files: readonly UsedFile[]) {
	const users = describeUsages([...(await findFileUsages(files)).values()].flat());
	if (users.length > 0) throw new HttpError(409, messages.pictureInUse(users));
}

/** Refuses another picture in place of a person's photo: only they choose it, and the owner approves it. */
async function demandNoPortrait(id: number) {
	const file: UsedFile | null = await strapi.db.query(fileUid).findOne({ where: { id } });
	const usages = file ? await findUsagesOf(file) : [];
	if (usages.some(({ isPortrait }) => isPortrait))
		throw new HttpError(403, messages.madeByVisitors);
}

/** Checks whether the request deletes files itself, rather than something that they belong to. */
const isAsked = () => /^(?:\/api)?\/upload(?:\/|$)/.test(strapi.requestContext.get()?.path ?? '');

/**
 * Refuses to delete files that are still shown, and names the entries that show them. Unused
 * ones go to the trash. Refuses to replace photos of people.
 */
export function keepUsedPictures(strapi: Core.Strapi) {
	const upload = strapi.plugin('upload').service('upload');
	const files = strapi.plugin('upload').service('file');
	const remove = upload.remove.bind(upload);
	const replace = upload.replace.bind(upload);
	const deleteByIds = files.deleteByIds.bind(files);
	Object.assign(upload, {
		async remove(file: UsedFile) {
			if (!isAsked()) return remove(file);
			await demandUnused([file]);
			return (await movePictureToTrash(file.id)) ? file : remove(file);
		},
		async replace(id: number, ...more: unknown[]) {
			if (isAsked()) await demandNoPortrait(id);
			return replace(id, ...more);
		},
	});
	/** Checks all files before any of them is deleted. */
	Object.assign(files, {
		async deleteByIds(ids: number[] = []) {
			const rows: UsedFile[] = await strapi.db
				.query(fileUid)
				.findMany({ where: { id: { $in: ids } } });
			if (isAsked()) await demandUnused(rows);
			return deleteByIds(ids);
		},
	});
}
