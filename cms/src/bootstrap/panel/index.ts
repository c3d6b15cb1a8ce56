import type { Core } from '@strapi/strapi';
import {
	type ConfigurationParts,
	mergeConfiguration,
	partsOf,
	type ViewConfiguration,
} from '../../platform/panel/configuration';
import type { AnyPanelView } from '../../platform/panel/view';
import { componentViews, contentTypeViews } from './views';

interface ConfigurationService {
	findConfiguration(model: { uid: string }): Promise<ViewConfiguration>;
	updateConfiguration(model: { uid: string }, configuration: ViewConfiguration): Promise<unknown>;
}

type AppliedParts = Record<string, ConfigurationParts>;
const isAppliedParts = (value: unknown): value is AppliedParts =>
	typeof value === 'object' && value !== null;

/**
 * Sets the panel's labels, help texts, columns and forms. Remembers its own values, so that a part the owner has
 * changed since is left alone.
 */
export async function configurePanel(strapi: Core.Strapi) {
	const store = strapi.store({ type: 'core', name: 'sumu', key: 'panel' });
	const storedValue: unknown = await store.get({});
	const appliedParts: AppliedParts = isAppliedParts(storedValue) ? { ...storedValue } : {};

	const configure = async (service: ConfigurationService, views: Record<string, AnyPanelView>) => {
		for (const [uid, view] of Object.entries(views)) {
			const current = await service.findConfiguration({ uid });
			const { configuration, record } = mergeConfiguration(
				current,
				partsOf(view, current),
				appliedParts[uid],
			);
			await service.updateConfiguration({ uid }, configuration);
			appliedParts[uid] = record;
		}
	};
	const contentManager = strapi.plugin('content-manager');
	await configure(contentManager.service('content-types'), contentTypeViews);
	await configure(contentManager.service('components'), componentViews);
	await store.set({ value: appliedParts });
}
