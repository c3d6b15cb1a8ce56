import { type APIRequestContext, expect } from '@playwright/test';
import { signIn } from '@sumu/contract';
import { owner } from './product';

type Method = 'get' | 'post' | 'put' | 'delete';

/** The owner's own calls, to prepare what a test finds and to look at what it leaves. */
export class OwnerApi {
	private constructor(
		private readonly request: APIRequestContext,
		private readonly token: string,
	) {}

	static async signIn(request: APIRequestContext): Promise<OwnerApi> {
		const { email: identifier, password } = owner;
		const response = await request.post(`/api${signIn.path}`, { data: { identifier, password } });
		expect(response.status(), await response.text()).toBe(200);
		return new OwnerApi(request, (await response.json()).jwt);
	}

	/** Makes a call of the contract; what it answers is the test's to judge. */
	async call(method: Method, path: string, data?: object) {
		const response = await this.request[method](`/api${path}`, {
			headers: { Authorization: `Bearer ${this.token}` },
			...(data && { data }),
		});
		expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
		return response.json();
	}

	/** The rows of a managed list that a search finds, and how many there are. */
	async find(path: string, search: string): Promise<{ ids: string[]; total: number }> {
		const query = new URLSearchParams({ page: '1', size: '100', search });
		const { data, total } = await this.call('get', `${path}?${query}`);
		return { ids: data.map(({ _id }: { _id: string }) => _id), total };
	}
}
