import { type APIRequestContext, expect } from '@playwright/test';
import { type Picture, type Site, signIn, uploadImage } from '@sumu/contract';
import { owner } from './product';

type Method = 'get' | 'post' | 'put' | 'delete';

/** API client of the owner, to prepare a test's data and to read its results. */
export class OwnerApi {
	private constructor(
		private readonly request: APIRequestContext,
		private readonly token: string,
	) {}

	static async signIn(
		request: APIRequestContext,
		account: { readonly email: string; readonly password: string } = owner,
	): Promise<OwnerApi> {
		const { email: identifier, password } = account;
		const response = await request.post(`/api${signIn.path}`, { data: { identifier, password } });
		expect(response.status(), await response.text()).toBe(200);
		return new OwnerApi(request, (await response.json()).jwt);
	}

	/** Makes an API call and returns the untyped response; a refused call fails the test. */
	async call(method: Method, path: string, data?: object) {
		const response = await this.request[method](`/api${path}`, {
			headers: { Authorization: `Bearer ${this.token}` },
			...(data && { data }),
		});
		expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
		return response.json();
	}

	/** Returns the brand in the format of an update, to restore it later: pictures are URLs. */
	async brand() {
		const { brand }: Site = (await this.call('get', '/site')).data;
		const url = (picture: Picture | null) => picture?.url ?? null;
		const { logo, icon, footerMark, border, lost } = brand;
		return {
			...brand,
			logo: url(logo),
			icon: url(icon),
			footerMark: url(footerMark),
			border: url(border),
			lost: url(lost),
		};
	}

	/** Uploads a picture to the media library and returns its address. */
	async upload(image: { name: string; mimeType: string; buffer: Buffer }): Promise<string> {
		const response = await this.request.post(`/api${uploadImage.path}`, {
			headers: { Authorization: `Bearer ${this.token}` },
			multipart: { image },
		});
		expect(response.ok(), `${image.name}: ${await response.text()}`).toBe(true);
		return (await response.json()).data.url;
	}

	/** Searches a managed list and returns the ids of the first 100 rows found, and the total. */
	async find(path: string, search: string): Promise<{ ids: string[]; total: number }> {
		const query = new URLSearchParams({ page: '1', size: '100', search });
		const { data, total } = await this.call('get', `${path}?${query}`);
		return { ids: data.map(({ _id }: { _id: string }) => _id), total };
	}
}
