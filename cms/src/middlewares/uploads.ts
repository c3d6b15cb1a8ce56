import { createReadStream, ReadStream } from 'node:fs';
import { parseRequestedRange } from '@sumu/contract/ranges';
import type { Context, Next } from 'koa';
import { findReplacedPicture, matchingAddress } from '../platform/media/former-addresses';
import { isHiddenPicture } from '../platform/trash/hidden-pictures';

/** Sends 304 if the client has this version, 206 for a part of the file, 416 for a part it lacks. */
function sendRequestedPart(ctx: Context, range: string | undefined) {
	const { body, response } = ctx;
	if (response.status !== 200 || !(body instanceof ReadStream)) return;
	if (ctx.fresh) {
		ctx.status = 304;
		return;
	}
	const size = response.length;
	const etag = response.get('ETag');
	const lastModified = response.get('Last-Modified');
	const { method, headers } = ctx;
	const byteRange = parseRequestedRange(
		{ method, headers: { ...headers, range } },
		{ size, etag, lastModified },
	);
	if (byteRange === 'whole') return;
	if (byteRange === 'unsatisfiable') {
		ctx.status = 416;
		ctx.body = 'Range Not Satisfiable';
		// These headers describe the file, not this response.
		ctx.remove('Cache-Control');
		ctx.set('Content-Range', `bytes */${size}`);
		return;
	}
	ctx.status = 206;
	ctx.body = createReadStream(body.path, byteRange);
	ctx.length = byteRange.end - byteRange.start + 1;
	ctx.set('Content-Range', `bytes ${byteRange.start}-${byteRange.end}/${size}`);
}

/** Redirects the address of a file that was replaced to its present one. Not for good: it may be replaced again. */
async function redirectFormerAddress(ctx: Context) {
	const picture = await findReplacedPicture(ctx.path);
	if (picture) ctx.redirect(matchingAddress(picture, ctx.path));
}

/**
 * Serves uploaded files, whole or in parts. The headers keep a file that is opened as a page from running or loading
 * anything.
 */
export default () => async (ctx: Context, next: Next) => {
	if (!ctx.path.startsWith('/uploads/')) return next();
	const { range } = ctx.headers;
	if (isHiddenPicture(ctx.path)) {
		ctx.status = 404;
		return;
	}
	// The range middleware of Strapi's route misreads suffixes, other units and ranges past the end.
	delete ctx.req.headers.range;
	await next();
	if (ctx.status === 404) await redirectFormerAddress(ctx);
	sendRequestedPart(ctx, range);
	ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
	ctx.set('X-Content-Type-Options', 'nosniff');
};
