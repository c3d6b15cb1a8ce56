import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import { describeUsages } from '../api/image/describe-usages';
import { movePictureToTrash } from '../api/image/picture-trash';
import { findFileUsages, findUsagesOf, type UsedFile } from '../api/image/picture-usages';
import { HttpError } from '../platform/lib/http-errors';
import { storeOnce } from '../platform/media/store-once';

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

interface SentFile {
	filepath: string;
}
interface SentFiles {
	data: { fileInfo?: object | object[]; ref?: unknown };
	files: SentFile | SentFile[];
}
type Upload = (sent: SentFiles, options?: object) => Promise<UsedFile[]>;

async function storeFile(
	store: Upload,
	data: SentFiles['data'],
	files: SentFile,
	options?: object,
): Promise<UsedFile> {
	const [file] = await store({ data, files }, options);
	if (!file) throw new Error('The media library answered no file');
	return file;
}

/** Checks whether the request deletes files itself, rather than something that they belong to. */
const isAsked = () => /^(?:\/api)?\/upload(?:\/|$)/.test(strapi.requestContext.get()?.path ?? '');

/**
 * For the panel's media library: stores the same file once, and refuses to delete files that are still shown, and names the entries that show them. Unused
 * ones go to the trash. Refuses to replace photos of people.
 */
export function guardLibrary(strapi: Core.Strapi) {
	const upload = strapi.plugin('upload').service('upload');
	const files = strapi.plugin('upload').service('file');
	const store: Upload = upload.upload.bind(upload);
	const remove = upload.remove.bind(upload);
	const replace = upload.replace.bind(upload);
	const deleteByIds = files.deleteByIds.bind(files);
	Object.assign(upload, {
		/** Stores the same file once, unless it is sent for a field of an entry. */
		async upload(sent: SentFiles, options?: object) {
			if (!isAsked() || sent.data.ref) return store(sent, options);
			const infos = [sent.data.fileInfo].flat();
			const storedFiles: UsedFile[] = [];
			for (const [index, file] of [sent.files].flat().entries()) {
				const data = { ...sent.data, fileInfo: infos[index] ?? {} };
				storedFiles.push(
					await storeOnce(file.filepath, () => storeFile(store, data, file, options)),
				);
			}
			return storedFiles;
		},
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
