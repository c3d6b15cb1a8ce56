import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { env } from '../../env';

/** Origins that serve uploaded files: site and CMS. */
const uploadOrigins = [env.origins.site, env.origins.cms];

/** Returns the path of an address on this site, or null for an external one. */
export function localPath(address: string): string | null {
	if (address.startsWith('/')) return address;
	const origin = uploadOrigins.find((each) => address.startsWith(`${each}/uploads/`));
	return origin ? address.slice(origin.length) : null;
}

/** Returns the id of the uploaded picture at an address, or null. */
export async function findUpload(address: string): Promise<number | null> {
	const file = await strapi.db
		.query('plugin::upload.file')
		.findOne({ select: ['id'], where: { url: localPath(address) ?? address } });
	return file?.id ?? null;
}

/**
 * Returns the id of the uploaded picture at an address, or null for an external address.
 * @throws ValidationError at `path` if it looks like an upload of this site and does not exist
 */
export async function requireUploadId(
	address: string,
	path: (string | number)[],
): Promise<number | null> {
	const id = await findUpload(address);
	if (id !== null || localPath(address) === null) return id;
	const problem = { path, message: messages.noSuchPicture };
	throw new errors.ValidationError(problem.message, { errors: [problem] });
}

/**
 * Returns the two columns of a picture: `file` for one in the media library and `url` for an external address.
 * Without an address it returns no columns, so that the picture stays.
 */
export async function pictureColumns<File extends string, Url extends string>(
	address: string | undefined,
	field: string | (string | number)[],
	{ file, url }: { file: File; url: Url },
): Promise<{ [Column in File | Url]?: number | string | null }> {
	const columns: { [Column in File | Url]?: number | string | null } = {};
	if (address === undefined) return columns;
	const id = await requireUploadId(address, [field].flat());
	columns[file] = id;
	columns[url] = id === null ? address : null;
	return columns;
}
