import { type Endpoint, messages } from '@sumu/contract';
import type { Context } from 'koa';

const jsonMediaType = 'application/json';
const multipartMediaType = 'multipart/form-data';

/** Returns the media types that a call accepts as its body. */
const getAcceptedTypes = ({ file, takesForms }: Endpoint): string[] => {
	if (file) return [multipartMediaType];
	return takesForms
		? [jsonMediaType, 'application/x-www-form-urlencoded', multipartMediaType]
		: [jsonMediaType];
};

/** Refuses the media type of a body. @throws 415, with the accepted types in `Accept` */
export function refuseContentType(ctx: Context, types: readonly string[] = [jsonMediaType]): never {
	ctx.set('Accept', types.join(', '));
	return ctx.throw(415, messages.wrongContentType);
}

/**
 * Checks the declared type of a body. Ignores a body without a type, and any body of a GET.
 * @throws 415
 */
export function demandContentType(ctx: Context, endpoint: Endpoint): void {
	const isDeclared = ctx.get('content-type') !== '' && ctx.request.length !== 0;
	if (!isDeclared || endpoint.method === 'GET') return;
	const types = getAcceptedTypes(endpoint);
	if (ctx.is(types) === false) refuseContentType(ctx, types);
}
