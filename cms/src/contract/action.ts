import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@sumu/contract';
import type { Context } from 'koa';
import { roleOf } from '../access/role-of';

interface Input<E extends Endpoint> {
	params: ParamsOf<E>;
	query: QueryOf<E>;
	body: BodyOf<E>;
	ctx: Context;
}

/** Takes validated input, answers what the contract says. */
export type Handler<E extends Endpoint> = (input: Input<E>) => Promise<ResponseOf<E>>;

/** Two handlers of a call that tells an admin more than everyone else. */
export interface ByAudience<E extends Endpoint> {
	everyone: Handler<E>;
	admin: Handler<E>;
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
	const { everyone, admin } =
		typeof handler === 'function' ? { everyone: handler, admin: handler } : handler;
	return async (ctx: Context) => {
		const handle = roleOf(ctx.state) === 'admin' ? admin : everyone;
		ctx.body = await handle({ ...ctx.state.input, ctx });
	};
}
