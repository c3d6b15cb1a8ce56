import { createRequire } from 'node:module';
import type { Core } from '@strapi/strapi';
import { type MediaStorage, mediaStorages } from '@sumu/contract/env';
import { env } from '../../../env';
import { type Provider, providerNames } from './provider';
import { adaptS3Provider } from './s3-provider';
import { registerStorageGauge } from './storage-health';
import { cloudinaryActionOptions, getProviderOptions } from './storage-options';

/** Returns the storage with Strapi's name of it, or null. */
export const findStorage = (providerName: string): MediaStorage | null =>
	mediaStorages.find((storage) => providerNames[storage] === providerName) ?? null;

const openProviders = new Map<MediaStorage, Provider>();

const requireModule = createRequire(__filename);

/** Loads a provider as Strapi does: by its name, and only if its storage is set up. */
function loadProvider(storage: MediaStorage, options: object): Provider {
	const providerModule: { init(options: object): Provider } = requireModule(
		`@strapi/provider-upload-${providerNames[storage]}`,
	);
	const base = providerModule.init(options);
	if (storage === 's3') return adaptS3Provider(base);
	if (storage === 'local') return base;
	return {
		...base,
		uploadStream: (file) => base.uploadStream(file, cloudinaryActionOptions.uploadStream),
		delete: (file) => base.delete(file, cloudinaryActionOptions.delete),
	};
}

/** Returns the provider of a storage, loaded on first use; null if the storage is not set up. */
export function openStorage(storage: MediaStorage): Provider | null {
	if (storage === env.MEDIA_STORAGE) return strapi.plugin('upload').provider;
	const options = getProviderOptions(storage);
	if (!options) return null;
	const provider = openProviders.get(storage) ?? loadProvider(storage, options);
	openProviders.set(storage, provider);
	return provider;
}

/** Adapts the provider that Strapi has loaded. */
export function adaptProvider(strapi: Core.Strapi): void {
	if (env.S3_URL) registerStorageGauge();
	if (env.MEDIA_STORAGE !== 's3') return;
	const upload = strapi.plugin('upload');
	Object.assign(upload.provider, adaptS3Provider({ ...upload.provider }));
}
