import { type APIRequestContext, expect, type Page } from '@playwright/test';
import {
	addCard,
	type CartItem,
	deleteCard,
	type Endpoint,
	listCards,
	listProjects,
	type OwnReview,
	type Project,
	type ResponseOf,
	type ReviewBody,
	submitReview,
} from '@sumu/contract';
import { type Account, makeConfirmedAccount, newcomer, signInAs } from './accounts';
import { accountOf } from './login';

type Credentials = Pick<Account, 'email' | 'password'>;

interface Parts {
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, string>>;
	readonly body?: object;
	readonly token?: string;
}

/** Calls an endpoint of the contract; a refused call fails the test. */
export async function ask<E extends Endpoint>(
	request: APIRequestContext,
	{ method, path }: E,
	{ params = {}, query = {}, body, token }: Parts = {},
): Promise<ResponseOf<E>> {
	const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
	const response = await request.fetch(`/api${filled}`, {
		method,
		params: query,
		...(body && { data: body }),
		...(token && { headers: { Authorization: `Bearer ${token}` } }),
	});
	expect(response.ok(), `${method} ${filled}: ${await response.text()}`).toBe(true);
	return response.json();
}

/** Returns all projects, newest first. */
export const allProjects = async (request: APIRequestContext): Promise<Project[]> =>
	(await ask(request, listProjects)).data;

function tokenIn(session: unknown): string {
	if (typeof session === 'object' && session && 'token' in session) return String(session.token);
	throw new Error('Nobody is signed in');
}

/** A signed-in visitor of a page, with API calls like those of another browser. */
export class Visitor {
	private constructor(
		readonly page: Page,
		readonly email: string,
		private readonly token: string,
	) {}

	/** Signs in on the page, with a new account by default. */
	static async on(page: Page, known?: Credentials): Promise<Visitor> {
		const account = known ?? (await makeConfirmedAccount(page.request, newcomer()));
		await signInAs(page, account);
		return new Visitor(page, account.email, tokenIn(await accountOf(page)));
	}

	call<E extends Endpoint>(endpoint: E, parts: Parts = {}): Promise<ResponseOf<E>> {
		return ask(this.page.request, endpoint, { ...parts, token: this.token });
	}

	/** Returns the visitor's cart, newest item first. */
	async cart(): Promise<CartItem[]> {
		return (await this.call(listCards, { params: { email: this.email } })).data;
	}

	async add(...projects: readonly Pick<Project, '_id'>[]): Promise<void> {
		for (const { _id } of projects) await this.call(addCard, { body: { projectId: _id } });
	}

	async empty(): Promise<void> {
		for (const { _id } of await this.cart()) await this.call(deleteCard, { params: { id: _id } });
	}

	async review(body: ReviewBody): Promise<OwnReview> {
		return (await this.call(submitReview, { body })).data;
	}
}
