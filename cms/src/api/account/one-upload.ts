import type { Context, Next } from 'koa';
import * as z from 'zod/mini';
import { signedInCaller } from '../../identity/caller';
import { rejectTooManyRequests } from '../../platform/limits/rate-limit';
import { createSharedState } from '../../platform/limits/shared-state';

/** Milliseconds after which an upload of a stopped replica counts as finished. */
const UPLOAD_TIMEOUT_MS = 60_000;
const RETRY_AFTER_MS = 1000;

const changeState = createSharedState('upload', z.object({ until: z.number() }), UPLOAD_TIMEOUT_MS);

/** Allows one picture upload per account at a time, across all replicas; a second one is 429. */
export async function oneUpload(ctx: Context, next: Next) {
	const { documentId } = signedInCaller(ctx);
	let isFree = false;
	await changeState(documentId, (state) => {
		isFree = (state?.until ?? 0) < Date.now();
		return isFree ? { until: Date.now() + UPLOAD_TIMEOUT_MS } : undefined;
	});
	if (!isFree) rejectTooManyRequests(ctx, RETRY_AFTER_MS);
	try {
		return await next();
	} finally {
		await changeState(documentId, () => ({ until: 0 }));
	}
}
