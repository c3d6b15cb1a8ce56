import { createRequestHandler, type ServerBuild } from 'react-router';
import type { SiteEnv } from '../../src/config/env.server.ts';
import { requestIdHeaders } from '../../src/lib/log/request-id.server.ts';
import type { Origin } from './cached.ts';

/** Milliseconds the CMS may take. */
const timeoutMs = 15_000;

/** Renders a page for nobody in particular. */
export function renderedPage(build: ServerBuild, { origin }: SiteEnv): Origin {
	const render = createRequestHandler(build, 'production');
	return (key) => render(new Request(origin + key));
}

/** Asks the CMS as nobody in particular: for a call, or for a file as it lies there. */
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
	// Its length says whether it is kept.
	file: { accept: '*/*', 'accept-encoding': 'identity' },
};
