import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { inBackground } from '../lib/in-background';
import { type Begun, takeBack } from './take-back';
import type { WorkingFile } from './working-file';

interface Uploads {
	upload: (...given: unknown[]) => Promise<unknown>;
}
interface Store {
	upload: (file: WorkingFile) => Promise<unknown>;
}

const underWay = new AsyncLocalStorage<Begun[]>();

/**
 * Stores files together with their row or not at all, from every source (panel, API, seed) and with every provider.
 * The upload plugin stores the files first, and leaves them if their row cannot be written.
 */
export function keepUploadsWhole(strapi: Core.Strapi) {
	const store: Store = strapi.plugin('upload').service('provider');
	const uploads: Uploads = strapi.plugin('upload').service('upload');
	const { upload: send } = store;
	const { upload } = uploads;

	store.upload = (file) => {
		const sent = send.call(store, file);
		underWay.getStore()?.push({ file, sent });
		return sent;
	};
	uploads.upload = async (...given) => {
		const begun: Begun[] = [];
		try {
			return await underWay.run(begun, () => upload(...given));
		} catch (error) {
			inBackground(() => takeBack(strapi, begun));
			throw error;
		}
	};
}
