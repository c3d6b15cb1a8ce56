import { type APIRequestContext, expect } from '@playwright/test';
import { cms, owner } from './product';

/** The owner at the panel's own API, signed in once: it allows five tries in five minutes. */
export class Panel {
	private constructor(
		private readonly request: APIRequestContext,
		private readonly token: string,
	) {}

	static async signIn(request: APIRequestContext): Promise<Panel> {
		const answer = await request.post(`${cms}/admin/login`, { data: owner });
		expect(answer.status()).toBe(200);
		const { data } = await answer.json();
		return new Panel(request, data.token);
	}

	/** Saves a document and publishes it, as the panel's Publish button does. */
	async publish(type: string, id: string, fields: object): Promise<void> {
		const answer = await this.request.post(
			`${cms}/content-manager/collection-types/${type}/${id}/actions/publish`,
			{ data: fields, headers: { Authorization: `Bearer ${this.token}` } },
		);
		expect(answer.status(), await answer.text()).toBe(200);
	}

	async read(type: string, id: string): Promise<Record<string, unknown>> {
		const answer = await this.request.get(`${cms}/content-manager/collection-types/${type}/${id}`, {
			headers: { Authorization: `Bearer ${this.token}` },
		});
		expect(answer.status()).toBe(200);
		return (await answer.json()).data;
	}
}
