import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ResponseOf } from '../endpoint';

type Part<Name extends string, Value> = undefined extends Value ? unknown : Record<Name, Value>;

/** Makes every key required, so that a new field of a schema does not compile without a sample. */
export type DeepRequired<Value> = Value extends readonly (infer Entry)[]
	? DeepRequired<Entry>[]
	: Value extends object
		? { [Key in keyof Value]-?: DeepRequired<Value[Key]> }
		: Value;

type CompleteData<Response> = Response extends { data: infer Data }
	? Omit<Response, 'data'> & { data: DeepRequired<Data> }
	: Response;

/** Example of an endpoint: a request, and a response with every possible field. */
export type EndpointExample<E extends Endpoint = Endpoint> = Part<'params', ParamsOf<E>> &
	Part<'body', BodyInputOf<E>> & {
		query?: QueryInputOf<E>;
		response: CompleteData<ResponseOf<E>>;
	};

/** Example of any endpoint. */
export interface LooseExample {
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, unknown>>;
	readonly body?: Readonly<Record<string, unknown>>;
	readonly response: unknown;
}

/** Checks an example against its endpoint and preserves its exact type. */
export const defineExample = <E extends Endpoint>(
	_endpoint: E,
	value: EndpointExample<E>,
): EndpointExample<E> => value;
