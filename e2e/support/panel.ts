import { type APIRequestContext, expect } from '@playwright/test';
import { cms, owner } from './product';

/** The owner's client for the panel's API, signed in once: the panel allows five attempts in five minutes. */
export class Panel {
	private constructor(
		private readonly request: APIRequestContext,
		private readonly token: string,
	) {}

	static async signIn(request: APIRequestContext): Promise<Panel> {
		const response = await request.post(`${cms}/admin/login`, { data: owner });
		expect(response.status()).toBe(200);
		const { data } = await response.json();
		return new Panel(request, data.token);
	}

	/** Saves a document and publishes it, as the panel's Publish button does. */
	async publish(type: string, id: string, fields: object): Promise<void> {
		const response = await this.request.post(
			`${cms}/content-manager/collection-types/${type}/${id}/actions/publish`,
			{ data: fields, headers: { Authorization: `Bearer ${this.token}` } },
		);
		expect(response.status(), await response.text()).toBe(200);
	}

	async read(type: string, id: string): Promise<Record<string, unknown>> {
		const response = await this.request.get(
			`${cms}/content-manager/collection-types/${type}/${id}`,
			{
				headers: { Authorization: `Bearer ${this.token}` },
			},
		);
		expect(response.status()).toBe(200);
		return (await response.json()).data;
	}

	/** Uploads a file to the media library; replaces the file with the id `replaced`, if given. */
	async putFile(
		files: { name: string; mimeType: string; buffer: Buffer },
		replaced?: number,
	): Promise<{ id: number; url: string }> {
		const response = await this.request.post(`${cms}/upload`, {
			...(replaced !== undefined && { params: { id: replaced } }),
			multipart: { files },
			headers: { Authorization: `Bearer ${this.token}` },
		});
		const text = await response.text();
		expect(response.ok(), text).toBe(true);
		return [JSON.parse(text)].flat()[0];
	}

	async deleteFile(id: number): Promise<void> {
		const response = await this.request.delete(`${cms}/upload/files/${id}`, {
			headers: { Authorization: `Bearer ${this.token}` },
		});
		expect(response.status(), await response.text()).toBe(200);
	}
}
