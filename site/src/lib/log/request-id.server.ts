import { AsyncLocalStorage } from 'node:async_hooks';
import { requestIdHeader } from '@sumu/contract/logs';
import { internalSecretHeader } from '@sumu/contract/parts';
import { siteEnv } from '../../config/env.server';

/** Id of the current request, for everything the request triggers. */
const requestIdStorage = new AsyncLocalStorage<string>();

export const withRequestId = <Result>(id: string, run: () => Result): Result =>
	requestIdStorage.run(id, run);

export const requestId = (): string | undefined => requestIdStorage.getStore();

/** Returns the headers that pass the request id to the CMS. The CMS accepts the id only with the secret. */
export function requestIdHeaders(): Record<string, string> {
	const id = requestId();
	const { internalSecret } = siteEnv();
	return id && internalSecret
		? { [requestIdHeader]: id, [internalSecretHeader]: internalSecret }
		: {};
}
