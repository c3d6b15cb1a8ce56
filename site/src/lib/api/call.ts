import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ResponseOf } from '@sumu/contract';
import { address } from './address';
import { request } from './request';

type Part<Name extends string, Value> = undefined extends Value ? unknown : Record<Name, Value>;

/** What a call needs: its parameters, its query, its body. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
	Part<'body', BodyInputOf<E>> & { query?: QueryInputOf<E> } & CallOptions;

/** Beside what is asked: when to give up, and headers besides the usual ones. */
export interface CallOptions {
	signal?: AbortSignal;
	headers?: Readonly<Record<string, string>>;
	/** Sent even though the page is left. */
	keepalive?: boolean;
}

export interface LooseInput extends CallOptions {
	params?: Record<string, unknown>;
	query?: Record<string, unknown>;
	body?: unknown;
}

/**
 * Makes one call of the contract, as anybody may; `token` says as whom.
 * @throws ApiError when it is refused or nobody responds
 */
export async function call<E extends Endpoint>(
	endpoint: E,
	input: CallInput<E> & LooseInput,
	token?: string,
): Promise<ResponseOf<E>> {
	const { params, query, ...parts } = input;
	return request(endpoint.method, address(endpoint.path, params, query), { ...parts, token });
}
