import { inject } from 'vitest';
import { newAddress } from './api.ts';
import './provided-context.ts';

interface Sent {
	method?: string;
	body?: unknown;
}

/**
 * A client of the original backend: sends the origin of its page, stores the last token it received and sends it
 * with every call. Independent of the contract.
 */
export class OriginalClient {
	token = '';
	readonly #base: string;
	readonly #origin: string;
	readonly #address = newAddress();

	/** `base` is the prefix of every path. */
	constructor({ base, origin }: { base: string; origin: string }) {
		this.#base = inject('url') + base;
		this.#origin = origin;
	}

	/**
	 * Returns the status and body.
	 * @throws if CORS would hide the response from the page
	 */
	async call(path: string, { method = 'GET', body }: Sent = {}) {
		const isForm = body instanceof FormData;
		const response = await fetch(this.#base + path, {
			method,
			headers: {
				origin: this.#origin,
				'x-forwarded-for': this.#address,
				...(this.token && { authorization: `Bearer ${this.token}` }),
				...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
			},
			...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
		});
		const allowed = response.headers.get('access-control-allow-origin');
		if (allowed !== this.#origin) throw new Error(`${path} may be read by ${allowed}`);
		return { status: response.status, body: JSON.parse(await response.text()) };
	}

	/** Signs in or up, then saves the identity provider's data of the account, and keeps the returned token. */
	async enter(path: string, credentials: object) {
		const { status, body } = await this.call(path, { method: 'POST', body: credentials });
		if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
		this.token = body.jwt;
		const { displayName, email, emailVerified, phoneNumber } = body.user;
		return this.save({ displayName, email, emailVerified, phoneNumber });
	}

	/** Saves an account's data with `PUT /user/{email}`, and keeps the returned token. */
	async save(account: { email: string; [field: string]: unknown }) {
		const saved = await this.call(`/user/${account.email}`, { method: 'PUT', body: account });
		this.token = saved.body.token;
		return saved;
	}
}
