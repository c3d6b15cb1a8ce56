import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { runInBackground } from '../lib/in-background';
import { removeFailedUploads, type StartedUpload } from './take-back';
import type { WorkingFile } from './working-file';

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
