import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { env } from '../../env';

/** Where uploaded files are served, whichever of the two servers was asked. */
const origins = [env.origins.site, env.origins.cms];

/** The path of an address of ours; null of an outside one. */
export function localPath(address: string): string | null {
	if (address.startsWith('/')) return address;
	const origin = origins.find((each) => address.startsWith(`${each}/uploads/`));
	return origin ? address.slice(origin.length) : null;
}

/** Returns the id of the uploaded picture at an address, or null if there is none. */
export async function findUpload(address: string): Promise<number | null> {
	const file = await strapi.db
		.query('plugin::upload.file')
		.findOne({ select: ['id'], where: { url: localPath(address) ?? address } });
	return file?.id ?? null;
}

/**
 * The id of the uploaded picture an address names, or null where the address is an outside one.
 * @throws ValidationError at `path` where it looks like an upload of ours and is none
 */
export async function uploadedPicture(
	address: string,
	path: (string | number)[],
): Promise<number | null> {
	const id = await findUpload(address);
	if (id !== null || localPath(address) === null) return id;
	const problem = { path, message: messages.noSuchPicture };
	throw new errors.ValidationError(problem.message, { errors: [problem] });
}

/**
 * The two columns in which a picture is kept, `file` for one of the media library and `url` for an
 * outside address. Nothing where none was given: then the picture stays.
 */
export async function pictureColumns<File extends string, Url extends string>(
	address: string | undefined,
	field: string | (string | number)[],
	{ file, url }: { file: File; url: Url },
): Promise<{ [Column in File | Url]?: number | string | null }> {
	const columns: { [Column in File | Url]?: number | string | null } = {};
	if (address === undefined) return columns;
	const id = await uploadedPicture(address, [field].flat());
	columns[file] = id;
	columns[url] = id === null ? address : null;
	return columns;
}
