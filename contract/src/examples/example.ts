import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ResponseOf } from '../endpoint';

type Part<Name extends string, Value> = undefined extends Value ? unknown : Record<Name, Value>;

/** Every key, those that may be missing too: a new field of a schema does not compile without a sample. */
export type Complete<Value> = Value extends readonly (infer Entry)[]
	? Complete<Entry>[]
	: Value extends object
		? { [Key in keyof Value]-?: Complete<Value[Key]> }
		: Value;

type CompleteData<Response> = Response extends { data: infer Data }
	? Omit<Response, 'data'> & { data: Complete<Data> }
	: Response;

/** One use of a call: what is sent, and all that may come back. */
export type Example<E extends Endpoint = Endpoint> = Part<'params', ParamsOf<E>> &
	Part<'body', BodyInputOf<E>> & {
		query?: QueryInputOf<E>;
		response: CompleteData<ResponseOf<E>>;
	};

/** The parts of any example, whichever call it is of. */
export interface LooseExample {
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, unknown>>;
	readonly body?: Readonly<Record<string, unknown>>;
	readonly response: unknown;
}

/** Keeps an example's exact type while it is held against its call. */
export const example = <E extends Endpoint>(_endpoint: E, value: Example<E>): Example<E> => value;
