import type { ErrorResponse } from '@sumu/contract';
import { ApiError } from './api-error';

let currentApiBase = '/api';

/** Base URL of the API: same origin in the browser, the CMS itself on the server. */
export const apiBase = () => currentApiBase;
export const setApiBase = (address: string) => {
	currentApiBase = address.replace(/\/+$/, '');
};

let getCurrentHeaders = (): Readonly<Record<string, string>> => ({});

/** Headers added to every call: the id of the current request on the server, none in the browser. */
export const ownHeaders = () => getCurrentHeaders();
export const setOwnHeaders = (give: typeof getCurrentHeaders) => {
	getCurrentHeaders = give;
};

let currentFetch: typeof fetch = (...request) => fetch(...request);

/** Replaces the function that sends every call. The server records with it the responses a page depends on. */
export const setFetch = (replacement: typeof fetch) => {
	currentFetch = replacement;
};

const REQUEST_TIMEOUT_MS = 15_000;

interface RequestOptions {
	/** Sent as JSON. */
	body?: unknown;
	token?: string | undefined;
	signal?: AbortSignal | undefined;
	headers?: Readonly<Record<string, string>> | undefined;
	/** Keeps the request alive when the user leaves the page. */
	keepalive?: boolean | undefined;
}

/**
 * Sends one request to a path below the API base URL.
 * @throws ApiError when the request is rejected or the server does not respond
 */
export async function sendRequest<Reply>(
	method: string,
	path: string,
	{ body, token, signal, headers, keepalive = false }: RequestOptions = {},
): Promise<Reply> {
	const response = await fetchOrThrow(apiBase() + path, {
		method,
		headers: {
			Accept: 'application/json',
			...(body !== undefined && { 'Content-Type': 'application/json' }),
			...(token && { Authorization: `Bearer ${token}` }),
			...ownHeaders(),
			...headers,
		},
		body: body === undefined ? null : JSON.stringify(body),
		keepalive,
		signal: signal ?? AbortSignal.timeout(REQUEST_TIMEOUT_MS),
	});
	if (!response.ok) throw await readApiError(response);
	return response.json();
}

async function fetchOrThrow(url: string, init: RequestInit): Promise<Response> {
	try {
		return await currentFetch(url, init);
	} catch (cause) {
		if (init.signal?.aborted && !isTimeout(init.signal.reason)) throw cause;
		throw new ApiError(503, 'The server didn’t answer', null, { cause });
	}
}

const isTimeout = (reason: unknown) =>
	reason instanceof DOMException && reason.name === 'TimeoutError';

async function readApiError(response: Response): Promise<ApiError> {
	const reply: ErrorResponse | null = await response.json().catch(() => null);
	const message = reply?.error?.message ?? response.statusText;
	const reference = response.headers.get('x-request-id') ?? undefined;
	return new ApiError(response.status, message, reply?.error ? reply : null, { reference });
}
