import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@sumu/contract';
import type { Context } from 'koa';

interface Input<E extends Endpoint> {
	params: ParamsOf<E>;
	query: QueryOf<E>;
	body: BodyOf<E>;
	ctx: Context;
}

/** An action that leads the browser to the address it answers. */
export const redirection =
	<E extends Endpoint>(_endpoint: E, handle: (input: Input<E>) => Promise<string>) =>
	async (ctx: Context) => {
		ctx.redirect(await handle({ ...ctx.state.input, ctx }));
	};

/** A controller action typed by its endpoint: validated input in, the contract's answer out. */
export const action =
	<E extends Endpoint>(_endpoint: E, handle: (input: Input<E>) => Promise<ResponseOf<E>>) =>
	async (ctx: Context) => {
		ctx.body = await handle({ ...ctx.state.input, ctx });
	};
