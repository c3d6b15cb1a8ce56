import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { apiEndpoints, messages } from '@sumu/contract';
import {
	encodedBody,
	hasBody,
	isEncoded,
	parsedMethods,
	refusedBodyHeader,
} from '@sumu/contract/parts';
import type { Context, Next } from 'koa';
import { refuseContentType } from '../contract/validate-request';
import { createCallRateLimit } from '../platform/limits/rate-limit';
import { routeLimits } from '../platform/limits/route-limits';
import { discardBody } from './whole-bodies';

const isUnparsed = ({ method, headers, request }: Context) =>
	parsedMethods.includes(method) && hasBody(headers) && request.body === undefined;

const noop = async () => {};

/**
 * Refuses compressed bodies with 415. Every refused body counts towards the rate limit of its route, or towards a
 * shared limit if the route has none, because route limits run after the body parser. The site reports the bodies
 * that it refuses itself.
 */
function createRefusals(strapi: Core.Strapi) {
	const limitsAt = routeLimits(strapi);
	const sharedLimit = createCallRateLimit('refused-bodies');

	/** @throws RateLimitError (429) */
	async function count(ctx: Context) {
		const limits = limitsAt(ctx.method, ctx.path);
		for (const limit of limits.length > 0 ? limits : [sharedLimit]) await limit(ctx, noop);
	}

	return async (ctx: Context, next: Next) => {
		const reportedStatus = Number(ctx.get(refusedBodyHeader));
		const status = isEncoded(ctx.headers) ? 415 : reportedStatus;
		if (status) {
			await count(ctx);
			return status === 415 ? ctx.throw(415, encodedBody) : ctx.throw(status);
		}
		try {
			await next();
		} catch (error) {
			if (isUnparsed(ctx)) await count(ctx);
			throw error;
		}
		if (ctx.status >= 400 && isUnparsed(ctx)) await count(ctx);
	};
}

/** Returns a pattern that matches the addresses of the endpoints with a property. */
function createPathPattern(key: 'file' | 'takesForms' | 'uploads') {
	const patterns = Object.values(apiEndpoints)
		.filter((endpoint) => key in endpoint)
		.map(({ path }) => path.replace(/:\w+/g, '[^/]+'));
	return new RegExp(`^/api(?:${patterns.join('|')})$`);
}
const filePathPattern = createPathPattern('file');
const uploadPathPattern = createPathPattern('uploads');
/** E-mail clients may post a one-click unsubscription as a multipart form (RFC 8058, section 3.1). */
const formPathPattern = createPathPattern('takesForms');
/** Routes of Strapi's media library. */
const mediaLibraryPath = /^\/upload(\/|$)/;

const bodyHeaders = ['content-type', 'content-length', 'transfer-encoding'];

/** Discards a request's body and the headers that describe it. */
async function dropBody(request: IncomingMessage) {
	await discardBody(request);
	for (const name of bodyHeaders) delete request.headers[name];
}

/** Type that the body parser leaves unread. */
const unparsedType = 'application/octet-stream';

/**
 * Keeps the body parser from reading a request, whose handler reads it once the caller is known. `showType` undoes it.
 */
function hideType(ctx: Context) {
	ctx.state.uploadType = ctx.headers['content-type'];
	ctx.req.headers['content-type'] = unparsedType;
}

/** Gives a request that the body parser has passed its type back. */
export const showType = (ctx: Context) => {
	if (ctx.state.uploadType) ctx.req.headers['content-type'] = ctx.state.uploadType;
};

/**
 * Restricts multipart requests, because their files are written to disk before the sender is authenticated. They are
 * only accepted on routes that take files, with a token, and within a rate limit.
 */
function createFileLimits() {
	const limit = createCallRateLimit('files');
	return async (ctx: Context, next: Next) => {
		if (!ctx.is('multipart')) return next();
		if (formPathPattern.test(ctx.path)) {
			// The token is in the URL; the form contains nothing else.
			await dropBody(ctx.req);
			return next();
		}
		if (uploadPathPattern.test(ctx.path)) {
			if (!ctx.get('authorization'))
				throw new errors.UnauthorizedError(messages.unauthorizedRequest);
			hideType(ctx);
			return limit(ctx, next);
		}
		try {
			if (!filePathPattern.test(ctx.path) && !mediaLibraryPath.test(ctx.path))
				refuseContentType(ctx);
			if (!ctx.get('authorization'))
				throw new errors.UnauthorizedError(messages.unauthorizedRequest);
			await limit(ctx, next);
		} finally {
			await discardBody(ctx.req);
		}
	};
}

const isFile = (value: unknown): value is { filepath: string } =>
	typeof value === 'object' && value !== null && 'filepath' in value;

/**
 * Removes the files that the body parser wrote to disk, for every field and route: Strapi's own middleware handles
 * only one field, and anyone may send files.
 */
async function removeTemporaryFiles(ctx: Context, next: Next) {
	try {
		await next();
	} finally {
		const files = Object.values(ctx.request.files ?? {})
			.flat()
			.filter(isFile);
		await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
	}
	if (ctx.status === 413 && ctx.is('multipart/form-data') && !uploadPathPattern.test(ctx.path))
		ctx.body = { error: { message: messages.pictureTooLarge, details: {} } };
}

/** Limits which bodies and files the body parser after this middleware reads. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
	const refuseBodies = createRefusals(strapi);
	const limitFiles = createFileLimits();
	return (ctx: Context, next: Next) =>
		refuseBodies(ctx, () => limitFiles(ctx, () => removeTemporaryFiles(ctx, next)));
};
