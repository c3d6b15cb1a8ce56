import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { requestPublicAddress } from '../platform/links/request-public-address';

const FETCH_TIMEOUT_MS = 20_000;

/** Downloads a file for the media library into a folder, in the shape that Strapi's upload expects. */
async function fetchToFile(address: string, folder: string, sizeLimit: number) {
	const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
	const limits = { most: sizeLimit, whole: true, signal };
	const { url, type, body } = await requestPublicAddress(address, limits).catch((error) => {
		throw new errors.ApplicationError(error instanceof Error ? error.message : String(error));
	});
	const originalFilename = basename(url.pathname) || 'untitled';
	const filepath = join(folder, 'download');
	await writeFile(filepath, body);
	const mimetype = type.split(';')[0] || 'application/octet-stream';
	const size = body.length;
	return { file: { filepath, originalFilename, mimetype, size, tmpWorkingDirectory: folder } };
}

/** Uploads by address request public addresses only. Strapi's own check lets redirects and some ranges through. */
export function fetchPublicUploads(strapi: Core.Strapi) {
	Object.assign(strapi.plugin('upload').service('file'), { fetchUrlToInputFile: fetchToFile });
}
