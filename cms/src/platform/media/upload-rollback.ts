import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { isDatabaseFailure } from '../database/failures';
import { runInBackground } from '../lib/in-background';
import { addressesOf } from './picture';
import type { WorkingFile } from './working-file';

/** File that an upload started to store: the picture itself or one of its sizes. */
export interface StartedUpload {
	readonly file: WorkingFile;
	/** Settles when its bytes are stored, or have failed. */
	readonly sent: Promise<unknown>;
}

/** Milliseconds between queries to a database that does not respond. */
const RETRY_DELAYS_MS = { first: 1000, longest: 60_000 };

/** Returns the addresses in the media library's rows. Repeats the query until the database responds. */
async function findStoredAddresses(strapi: Core.Strapi, hash: string[]): Promise<Set<string>> {
	for (let wait = RETRY_DELAYS_MS.first; ; wait = Math.min(2 * wait, RETRY_DELAYS_MS.longest)) {
		const rows = await strapi.db
			.query('plugin::upload.file')
			.findMany({ select: ['url', 'formats'], where: { hash } })
			.catch((error: unknown) => {
				if (isDatabaseFailure(error)) return null;
				throw error;
			});
		if (rows) return new Set(rows.flatMap(addressesOf));
		await pause(wait, undefined, { ref: false });
	}
}

/** Returns Cloudinary's public id of a file, also if its response was lost. */
const idAtCloudinary = ({ path, hash }: WorkingFile) => [path, hash].filter(Boolean).join('/');

/**
 * Deletes the files of a failed upload, unless a row refers to them: a connection may break between a commit and its
 * response, and the first of several files may be complete. Files on a disk that cannot be written are left to the
 * nightly sweep.
 */
export async function removeFailedUploads(
	strapi: Core.Strapi,
	begun: readonly StartedUpload[],
): Promise<void> {
	if (begun.length === 0) return;
	await Promise.allSettled(begun.map(({ sent }) => sent));
	const storedAddresses = await findStoredAddresses(
		strapi,
		begun.map(({ file }) => file.hash),
	);
	const { provider } = strapi.plugin('upload');
	for (const { file } of begun) {
		if (file.url && storedAddresses.has(file.url)) continue;
		const providerMetadata = file.provider_metadata ?? { public_id: idAtCloudinary(file) };
		await provider
			.delete({ ...file, provider_metadata: providerMetadata })
			.catch((error: unknown) => {
				strapi.log.warn(
					`An upload failed, and its file ${file.url ?? file.hash} could not be removed: ${error}`,
				);
			});
	}
}

interface Uploads {
	upload: (...given: unknown[]) => Promise<unknown>;
}
interface Store {
	upload: (file: WorkingFile) => Promise<unknown>;
}

const uploadContext = new AsyncLocalStorage<StartedUpload[]>();

/**
 * Stores files together with their row or not at all, from every source (panel, API, seed) and with every provider.
 * The upload plugin stores the files first, and leaves them if their row cannot be written.
 */
export function registerUploadRollback(strapi: Core.Strapi) {
	const store: Store = strapi.plugin('upload').service('provider');
	const uploads: Uploads = strapi.plugin('upload').service('upload');
	const { upload: send } = store;
	const { upload } = uploads;

	store.upload = (file) => {
		const pendingUpload = send.call(store, file);
		uploadContext.getStore()?.push({ file, sent: pendingUpload });
		return pendingUpload;
	};
	uploads.upload = async (...given) => {
		const startedUploads: StartedUpload[] = [];
		try {
			return await uploadContext.run(startedUploads, () => upload(...given));
		} catch (error) {
			runInBackground(() => removeFailedUploads(strapi, startedUploads));
			throw error;
		}
	};
}
