import type { Core } from '@strapi/strapi';
import {
	type Configuration,
	merged,
	type Parts,
	partsOf,
} from '../../platform/panel/configuration';
import type { AnyView } from '../../platform/panel/view';
import { componentViews, contentTypeViews } from './views';

interface ConfigurationService {
	findConfiguration(model: { uid: string }): Promise<Configuration>;
	updateConfiguration(model: { uid: string }, configuration: Configuration): Promise<unknown>;
}

type Written = Record<string, Parts>;
const isWritten = (value: unknown): value is Written => typeof value === 'object' && value !== null;

/**
 * Sets the panel's labels, help texts, columns and forms. Remembers its own values, so that a part the owner has
 * changed since is left alone.
 */
export async function configurePanel(strapi: Core.Strapi) {
	const store = strapi.store({ type: 'core', name: 'sumu', key: 'panel' });
	const stored: unknown = await store.get({});
	const written: Written = isWritten(stored) ? { ...stored } : {};

	const configure = async (service: ConfigurationService, views: Record<string, AnyView>) => {
		for (const [uid, view] of Object.entries(views)) {
			const current = await service.findConfiguration({ uid });
			const { configuration, record } = merged(current, partsOf(view, current), written[uid]);
			await service.updateConfiguration({ uid }, configuration);
			written[uid] = record;
		}
	};
	const contentManager = strapi.plugin('content-manager');
	await configure(contentManager.service('content-types'), contentTypeViews);
	await configure(contentManager.service('components'), componentViews);
	await store.set({ value: written });
}
