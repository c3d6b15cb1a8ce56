import { createRequestHandler, type ServerBuild } from 'react-router';
import type { SiteEnv } from '../../src/config/env.server.ts';
import { requestIdHeaders } from '../../src/lib/log/request-id.server.ts';
import type { OriginFetcher } from './serve-from-cache.ts';

/** CMS timeout in milliseconds. */
const CMS_TIMEOUT_MS = 15_000;

/** Origin that renders pages for an anonymous visitor. */
export function createPageOrigin(build: ServerBuild, { origin }: SiteEnv): OriginFetcher {
	const render = createRequestHandler(build, 'production');
	return (key) => render(new Request(origin + key));
}

/** Origin that requests an API call or a file from the CMS without credentials. */
export const createCmsOrigin =
	({ cmsAddress }: SiteEnv, kind: 'call' | 'file'): OriginFetcher =>
	(key) =>
		fetch(cmsAddress + key, {
			headers: { ...acceptHeaders[kind], ...requestIdHeaders() },
			redirect: 'manual',
			signal: AbortSignal.timeout(CMS_TIMEOUT_MS),
		});

const acceptHeaders = {
	call: { accept: 'application/json' },
	// Uncompressed, because Content-Length decides whether the file is cached.
	file: { accept: '*/*', 'accept-encoding': 'identity' },
};
