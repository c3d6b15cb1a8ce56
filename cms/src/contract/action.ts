import type { BodyOf, Endpoint, HistoryKind, ParamsOf, QueryOf, ResponseOf } from '@sumu/contract';
import type { Context } from 'koa';
import { canManageKind, roleOf } from '../access/roles';

interface Input<E extends Endpoint> {
	params: ParamsOf<E>;
	query: QueryOf<E>;
	body: BodyOf<E>;
	ctx: Context;
}

/** Takes validated input and returns the response of the contract. */
export type EndpointHandler<E extends Endpoint> = (input: Input<E>) => Promise<ResponseOf<E>>;

/** Two handlers of a call that returns more to managers of a kind than to everyone else. */
export interface ByAudience<E extends Endpoint> {
	kind: HistoryKind;
	everyone: EndpointHandler<E>;
	managers: EndpointHandler<E>;
}

/** Creates an action that redirects the browser to the address returned by its handler. */
export const createRedirectAction =
	<E extends Endpoint>(_endpoint: E, handle: (input: Input<E>) => Promise<string>) =>
	async (ctx: Context) => {
		ctx.redirect(await handle({ ...ctx.state.input, ctx }));
	};

/** Creates an action that sends a file, which its handler returns as a stream. */
export const createDownloadAction =
	<E extends Endpoint>(_endpoint: E, handle: (input: Input<E>) => Promise<NodeJS.ReadableStream>) =>
	async (ctx: Context) => {
		ctx.body = await handle({ ...ctx.state.input, ctx });
	};

/**
 * Creates a controller action typed by its endpoint. Handlers do not check the caller: if the audience matters, the
 * handler is chosen here.
 */
export function createAction<E extends Endpoint>(
	_endpoint: E,
	handler: EndpointHandler<E> | ByAudience<E>,
) {
	const selectHandler = (ctx: Context) => {
		if (typeof handler === 'function') return handler;
		return canManageKind(roleOf(ctx.state), handler.kind) ? handler.managers : handler.everyone;
	};
	return async (ctx: Context) => {
		ctx.body = await selectHandler(ctx)({ ...ctx.state.input, ctx });
	};
}
