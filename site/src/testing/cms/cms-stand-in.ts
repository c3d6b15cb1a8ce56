import { createServer, type RequestListener } from 'node:http';
import { apiEndpoints, type EndpointName } from '@sumu/contract';
import type { Asked, CmsResponse, Handler } from './call';
import { type Details, refusal } from './refusal';
import { respond } from './respond';
import { freshState } from './state';

interface Refusal extends Details {
	/** Number of consecutive calls to reject; all if omitted. */
	times?: number;
}

/**
 * Fake CMS on a free port: every endpoint responds with its example until a test overrides it. Requests and responses
 * are validated against the contract; any violation or unknown path fails the test when the stand-in is closed.
 */
export class CmsStandIn {
	/** Base address, without `/api`. */
	address = '';
	#state = freshState();
	/** Long keep-alive: otherwise a slow test could send on a connection that has just closed. */
	readonly #server = createServer({ keepAliveTimeout: 120_000 }, (request, response) =>
		respond(this.#state, request, response),
	);

	/** Overrides the response of an endpoint. */
	on<Name extends EndpointName>(name: Name, answer: CmsResponse<Name> | Handler<Name>): void {
		const handler: Handler<Name> = typeof answer === 'function' ? answer : () => answer;
		this.#state.handlers.set(name, handler);
	}

	/** Rejects the next calls of an endpoint; a second rejection starts when the first has been used up. */
	refuse(name: EndpointName, status: number, { times, ...details }: Refusal = {}): void {
		const queue = this.#state.refused.get(name) ?? [];
		const next = { error: refusal(status, details), times: times ?? Number.POSITIVE_INFINITY };
		this.#state.refused.set(name, [...queue, next]);
	}

	/** Removes the rejections of an endpoint. */
	accept(name: EndpointName): void {
		this.#state.refused.delete(name);
	}

	/**
	 * Delays the responses of an endpoint.
	 * @returns a function that releases them
	 */
	hold(name: EndpointName): () => void {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		this.#state.held.set(name, held);
		return release;
	}

	/** Responds with 503 to everything. */
	set isDown(isDown: boolean) {
		this.#state.isDown = isDown;
	}

	/** Serves a path outside the contract: a file, or an invalid response. */
	serve(path: string, listener: RequestListener): void {
		this.#state.served.set(path, listener);
	}

	/** Calls of an endpoint in order, including rejected ones. */
	asked<Name extends EndpointName>(name: Name): Asked<Name>[] {
		const calls = this.#state.calls.filter((call) => call.name === name);
		return calls.map(({ call }) => call as Asked<Name>);
	}

	/** Names of all calls in order. */
	get calls(): EndpointName[] {
		return this.#state.calls.map(({ name }) => name);
	}

	/** Names of the calls that write. */
	get written(): EndpointName[] {
		return this.calls.filter((name) => apiEndpoints[name].method !== 'GET');
	}

	/** Starts the server with no recorded calls and default responses. */
	async start(): Promise<void> {
		this.#state = freshState();
		await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
		const address = this.#server.address();
		if (!address || typeof address === 'string') throw new Error('The server has no port');
		this.address = `http://127.0.0.1:${address.port}`;
	}

	/**
	 * Stops the server.
	 * @throws Error listing all contract violations
	 */
	async close(): Promise<void> {
		await new Promise((resolve) => {
			this.#server.close(resolve);
			this.#server.closeAllConnections();
		});
		const faults = this.#state.faults.splice(0);
		if (faults.length > 0) throw new Error(`The stand-in of the CMS: ${faults.join('\n')}`);
	}
}
