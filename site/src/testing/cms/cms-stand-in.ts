import { createServer, type RequestListener } from 'node:http';
import { type EndpointName, endpoints } from '@sumu/contract';
import type { Asked, CmsResponse, Handler } from './call';
import { type Details, refusal } from './refusal';
import { respond } from './respond';
import { freshState } from './state';

interface Refusal extends Details {
	/** How many calls, one after the other; all where it is left out. */
	times?: number;
}

/**
 * The CMS as tests know it, on a free port: every endpoint answers its example until a test says
 * otherwise. What is asked and what is answered is held against the contract; a fault of either
 * side, or a path nobody knows, fails the test when the stand-in is closed.
 */
export class CmsStandIn {
	/** Without `/api`. */
	address = '';
	#state = freshState();
	/** Keeps its connections: a slow test would send on one that was just closed. */
	readonly #server = createServer({ keepAliveTimeout: 120_000 }, (request, response) =>
		respond(this.#state, request, response),
	);

	/** Answers an endpoint in a test's own way from now on. */
	on<Name extends EndpointName>(name: Name, answer: CmsResponse<Name> | Handler<Name>): void {
		const handler: Handler<Name> = typeof answer === 'function' ? answer : () => answer;
		this.#state.handlers.set(name, handler);
	}

	/** Refuses the next calls of an endpoint; a second refusal waits for the end of the first. */
	refuse(name: EndpointName, status: number, { times, ...details }: Refusal = {}): void {
		const queue = this.#state.refused.get(name) ?? [];
		const next = { error: refusal(status, details), times: times ?? Number.POSITIVE_INFINITY };
		this.#state.refused.set(name, [...queue, next]);
	}

	/** Takes the refusals of an endpoint back. */
	accept(name: EndpointName): void {
		this.#state.refused.delete(name);
	}

	/** Leaves the calls of an endpoint without a response. @returns what answers them */
	hold(name: EndpointName): () => void {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		this.#state.held.set(name, held);
		return release;
	}

	/** Answers 503 to everything. */
	set isDown(isDown: boolean) {
		this.#state.isDown = isDown;
	}

	/** Answers a path without the contract: a file, or what no CMS should say. */
	serve(path: string, listener: RequestListener): void {
		this.#state.served.set(path, listener);
	}

	/** The calls of an endpoint in their order, those that were refused too. */
	asked<Name extends EndpointName>(name: Name): Asked<Name>[] {
		const calls = this.#state.calls.filter((call) => call.name === name);
		return calls.map(({ call }) => call as Asked<Name>);
	}

	/** The names of all calls in their order. */
	get calls(): EndpointName[] {
		return this.#state.calls.map(({ name }) => name);
	}

	/** The names of those that write. */
	get written(): EndpointName[] {
		return this.calls.filter((name) => endpoints[name].method !== 'GET');
	}

	/** Starts with nothing asked and nothing changed. */
	async start(): Promise<void> {
		this.#state = freshState();
		await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
		const address = this.#server.address();
		if (!address || typeof address === 'string') throw new Error('The server has no port');
		this.address = `http://127.0.0.1:${address.port}`;
	}

	/** @throws Error with every fault there was */
	async close(): Promise<void> {
		await new Promise((resolve) => {
			this.#server.close(resolve);
			this.#server.closeAllConnections();
		});
		const faults = this.#state.faults.splice(0);
		if (faults.length > 0) throw new Error(`The stand-in of the CMS: ${faults.join('\n')}`);
	}
}
