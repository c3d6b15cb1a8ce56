import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ResponseOf } from '@sumu/contract';
import { sendRequest } from './request';

type Values = Readonly<Record<string, unknown>>;

/** Builds a request path: `/project/:id` with `{id: 'a b'}` becomes `/project/a%20b`, followed by the query. */
export function buildRequestPath(path: string, params: Values = {}, query: Values = {}): string {
	const filledPath = path.replace(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(String(params[name])).replaceAll('%3D', '='),
	);
	return filledPath + queryString(query);
}

/** Serialises a query. The contract's queries are flat; undefined values are omitted. */
function queryString(query: Values): string {
	const definedEntries = Object.entries(query).filter(([, value]) => value !== undefined);
	if (definedEntries.length === 0) return '';
	return `?${new URLSearchParams(definedEntries.map(([name, value]) => [name, String(value)]))}`;
}

type Part<Name extends string, Value> = undefined extends Value ? unknown : Record<Name, Value>;

/** Input of a call: params, query and body. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
	Part<'body', BodyInputOf<E>> & { query?: QueryInputOf<E> } & CallOptions;

/** Abort signal and extra headers of a call. */
export interface CallOptions {
	signal?: AbortSignal;
	headers?: Readonly<Record<string, string>>;
	/** Keeps the request alive when the user leaves the page. */
	keepalive?: boolean;
}

export interface LooseInput extends CallOptions {
	params?: Record<string, unknown>;
	query?: Record<string, unknown>;
	body?: unknown;
}

/**
 * Calls an endpoint of the contract; anonymous unless `token` is given.
 * @throws ApiError when the call is rejected or the server does not respond
 */
export async function callEndpoint<E extends Endpoint>(
	endpoint: E,
	input: CallInput<E> & LooseInput,
	token?: string,
): Promise<ResponseOf<E>> {
	const { params, query, ...parts } = input;
	return sendRequest(endpoint.method, buildRequestPath(endpoint.path, params, query), {
		...parts,
		token,
	});
}
