import type { BodyOf, Endpoint, HistoryKind, ParamsOf, QueryOf, ResponseOf } from '@sumu/contract';
import type { Context } from 'koa';
import { manages } from '../access/manages';
import { roleOf } from '../access/role-of';

interface Input<E extends Endpoint> {
	params: ParamsOf<E>;
	query: QueryOf<E>;
	body: BodyOf<E>;
	ctx: Context;
}

/** Takes validated input and returns the response of the contract. */
export type Handler<E extends Endpoint> = (input: Input<E>) => Promise<ResponseOf<E>>;

/** Two handlers of a call that returns more to managers of a kind than to everyone else. */
export interface ByAudience<E extends Endpoint> {
	kind: HistoryKind;
	everyone: Handler<E>;
	managers: Handler<E>;
}

/** Creates an action that redirects the browser to the address returned by its handler. */
export const redirection =
	<E extends Endpoint>(_endpoint: E, handle: (input: Input<E>) => Promise<string>) =>
	async (ctx: Context) => {
		ctx.redirect(await handle({ ...ctx.state.input, ctx }));
	};

/**
 * Creates a controller action typed by its endpoint. Handlers do not check the caller: if the audience matters, the
 * handler is chosen here.
 */
export function action<E extends Endpoint>(_endpoint: E, handler: Handler<E> | ByAudience<E>) {
	const chosen = (ctx: Context) => {
		if (typeof handler === 'function') return handler;
		return manages(roleOf(ctx.state), handler.kind) ? handler.managers : handler.everyone;
	};
	return async (ctx: Context) => {
		ctx.body = await chosen(ctx)({ ...ctx.state.input, ctx });
	};
}
