import { AsyncLocalStorage } from 'node:async_hooks';
import { requestIdHeader } from '@sumu/contract/logs';
import { internalSecretHeader } from '@sumu/contract/parts';
import { siteEnv } from '../../config/env.server';

/** The request that is being answered, for all that its answer brings about. */
const current = new AsyncLocalStorage<string>();

export const withRequestId = <Result>(id: string, run: () => Result): Result =>
	current.run(id, run);

export const requestId = (): string | undefined => current.getStore();

/** Tells the CMS in which request it is asked; the secret, that it may believe it. */
export function requestIdHeaders(): Record<string, string> {
	const id = requestId();
	const { internalSecret } = siteEnv();
	return id && internalSecret
		? { [requestIdHeader]: id, [internalSecretHeader]: internalSecret }
		: {};
}
