import { isIP } from 'node:net';
import { apiEndpoints, entryKinds, FIRST_RETRY_DELAY_SECONDS, previewKinds } from '@sumu/contract';
import { createInstanceProof, instanceHeaders } from '@sumu/contract/instance-proof';
import { internalSecretHeader, refusedBodyHeader, statePaths } from '@sumu/contract/parts';
import type { Context, Next } from 'koa';
import { env } from '../env';
import { isDatabaseReachable } from '../platform/database/ping';
import { isFromSite } from '../platform/lib/secrets';
import { spellPath } from '../platform/lib/spell-path';

const kindPattern = [...new Set([...entryKinds, ...previewKinds])].join('|');

/** Matches `:kind` only with known kinds, other parameters with any segment. */
const toPathPattern = (path: string) =>
	path
		.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
		.replace(/:kind\b/g, `(${kindPattern})`)
		.replace(/:\w+/g, '[^/]+');

const contractPaths = new Set(Object.values(apiEndpoints).map(({ path }) => path));
const anyPath = new RegExp(`^(?:${[...contractPaths].map(toPathPattern).join('|')})/?$`);

/** Checks whether a path, without `/api`, is one of the contract's. */
const isContractPath = (path: string) => anyPath.test(path);

const isHttps = env.origins.site.startsWith('https:');

/** Answers the challenge in a liveness check, which Strapi itself serves, with its proof. */
async function setInstanceProof(ctx: Context) {
	const challenge = ctx.get(instanceHeaders.challenge);
	const proof = await createInstanceProof(env.INTERNAL_SECRET, challenge);
	if (proof) ctx.set(instanceHeaders.proof, proof);
}

/** Readiness check: 204 if the database answers, else 503. */
async function sendReadiness(ctx: Context) {
	ctx.set('Cache-Control', 'no-store');
	ctx.status = (await isDatabaseReachable()) ? 204 : 503;
	if (ctx.status === 503) ctx.set('Retry-After', String(FIRST_RETRY_DELAY_SECONDS));
}

/**
 * Sets the visitor's address on calls that the site passes on, which would otherwise all seem to come from the site.
 * Only the site is trusted, because it knows the internal secret; for others, TRUST_PROXY decides.
 */
function setVisitorAddress(ctx: Context) {
	if (isFromSite(ctx)) {
		const visitor = ctx.get('x-forwarded-for').split(',').at(-1)?.trim() ?? '';
		if (isIP(visitor)) ctx.request.ip = visitor;
	} else delete ctx.req.headers[refusedBodyHeader];
	delete ctx.req.headers[internalSecretHeader];
}

/**
 * Answers the readiness check, and makes a request look the same whichever way it came: directly, through a proxy or
 * the site, or from a client of the original backend.
 */
export default () => async (ctx: Context, next: Next) => {
	if (ctx.path === statePaths.lives) await setInstanceProof(ctx);
	if (ctx.path === statePaths.ready) return sendReadiness(ctx);
	setVisitorAddress(ctx);
	// Koa sees HTTP behind a proxy that terminates TLS, and would refuse to set secure cookies.
	if (isHttps) ctx.cookies.secure = true;
	// Clients of the original backend call paths such as `/projects/page=1`.
	if (isContractPath(ctx.path)) ctx.path = `/api${ctx.path}`;
	const path = spellPath(ctx.path);
	if (path !== ctx.path) ctx.path = path;
	return next();
};
