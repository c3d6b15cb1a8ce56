import type {
	AnswerOf,
	BodyInputOf,
	Endpoint,
	ErrorAnswer,
	ParamsOf,
	QueryInputOf,
} from '@sumu/contract';
import { address } from './address';
import { ApiError } from './api-error';
import { apiBase } from './base';

type Part<Name extends string, Value> = undefined extends Value ? unknown : Record<Name, Value>;

/** What a call needs: its parameters, its query, its body. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
	Part<'body', BodyInputOf<E>> & { query?: QueryInputOf<E>; signal?: AbortSignal };

interface LooseInput {
	params?: Record<string, unknown>;
	query?: Record<string, unknown>;
	body?: unknown;
	signal?: AbortSignal;
}

const patience = 15_000;

/**
 * Makes one call of the contract.
 * @throws ApiError when it is refused or nobody answers
 */
export async function call<E extends Endpoint>(
	endpoint: E,
	input: CallInput<E> & LooseInput,
): Promise<AnswerOf<E>> {
	const { params, query, body, signal } = input;
	const response = await send(apiBase() + (await address(endpoint.path, params, query)), {
		method: endpoint.method,
		headers: {
			Accept: 'application/json',
			...(body !== undefined && { 'Content-Type': 'application/json' }),
		},
		body: body === undefined ? null : JSON.stringify(body),
		signal: signal ?? AbortSignal.timeout(patience),
	});
	if (!response.ok) throw await refusal(response);
	return response.json();
}

async function send(url: string, init: RequestInit): Promise<Response> {
	try {
		return await fetch(url, init);
	} catch (cause) {
		if (init.signal?.aborted && !isTimeout(init.signal.reason)) throw cause;
		throw new ApiError(503, 'The server does not answer', null, { cause });
	}
}

const isTimeout = (reason: unknown) =>
	reason instanceof DOMException && reason.name === 'TimeoutError';

async function refusal(response: Response): Promise<ApiError> {
	const answer: ErrorAnswer | null = await response.json().catch(() => null);
	const message = answer?.error?.message ?? response.statusText;
	return new ApiError(response.status, message, answer?.error ? answer : null);
}
