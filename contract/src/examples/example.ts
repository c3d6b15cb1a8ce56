import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ResponseOf } from '../endpoint';

type Part<Name extends string, Value> = undefined extends Value ? unknown : Record<Name, Value>;

/** One use of a call: what is sent, and what comes back. */
export type Example<E extends Endpoint = Endpoint> = Part<'params', ParamsOf<E>> &
	Part<'body', BodyInputOf<E>> & { query?: QueryInputOf<E>; response: ResponseOf<E> };

/** The parts of any example, whichever call it is of. */
export interface LooseExample {
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, unknown>>;
	readonly body?: Readonly<Record<string, unknown>>;
	readonly response: unknown;
}

/** Keeps an example's exact type while it is held against its call. */
export const example = <E extends Endpoint>(_endpoint: E, value: Example<E>): Example<E> => value;
