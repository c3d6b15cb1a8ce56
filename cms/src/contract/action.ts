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

/** Takes validated input, answers what the contract says. */
export type Handler<E extends Endpoint> = (input: Input<E>) => Promise<ResponseOf<E>>;

/** Two handlers of a call that tells who manages entries of a kind more than everyone else. */
export interface ByAudience<E extends Endpoint> {
	kind: HistoryKind;
	everyone: Handler<E>;
	managers: Handler<E>;
}

/** An action that leads the browser to the address it answers. */
export const redirection =
	<E extends Endpoint>(_endpoint: E, handle: (input: Input<E>) => Promise<string>) =>
	async (ctx: Context) => {
		ctx.redirect(await handle({ ...ctx.state.input, ctx }));
	};

/**
 * A controller action typed by its endpoint. No handler asks who is calling: where the audience
 * matters, it is chosen here.
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
