import { createRequestHandler, type ServerBuild } from 'react-router';
import type { SiteEnv } from '../../src/config/env.server.ts';
import { requestIdHeaders } from '../../src/lib/log/request-id.server.ts';
import type { Origin } from './cached.ts';

/** CMS timeout in milliseconds. */
const timeoutMs = 15_000;

/** Origin that renders pages for an anonymous visitor. */
export function renderedPage(build: ServerBuild, { origin }: SiteEnv): Origin {
	const render = createRequestHandler(build, 'production');
	return (key) => render(new Request(origin + key));
}

/** Origin that requests an API call or a file from the CMS without credentials. */
export const askedCms =
	({ cmsAddress }: SiteEnv, kind: 'call' | 'file'): Origin =>
	(key) =>
		fetch(cmsAddress + key, {
			headers: { ...accepted[kind], ...requestIdHeaders() },
			redirect: 'manual',
			signal: AbortSignal.timeout(timeoutMs),
		});

const accepted = {
	call: { accept: 'application/json' },
	// Uncompressed, because Content-Length decides whether the file is cached.
	file: { accept: '*/*', 'accept-encoding': 'identity' },
};
