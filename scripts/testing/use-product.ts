import sharp from 'sharp';

/** Part of `fetch` that a test of the running product uses. */
export type Call = (address: string, options?: RequestInit) => Promise<Response>;

export interface Addresses {
	readonly site: string;
	readonly cms: string;
}

export interface Owner {
	readonly email: string;
	readonly password: string;
}

/** Addresses of the published entries, for a later check. */
export interface Publication {
	readonly post: string;
	readonly picture: string;
}

export async function expectOk(
	call: Call,
	address: string,
	options?: RequestInit,
): Promise<Response> {
	const response = await call(address, options);
	if (!response.ok)
		throw new Error(`${address} answers ${response.status}: ${await response.text()}`);
	return response;
}

/** Signs in, uploads a picture and publishes a post with it. */
export async function publishPost(
	call: Call,
	{ site }: Addresses,
	owner: Owner,
	topic: string,
): Promise<Publication> {
	const signIn = await expectOk(call, `${site}/api/auth/local`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ identifier: owner.email, password: owner.password }),
	});
	const { jwt } = Object(await signIn.json());
	const authorization = `Bearer ${jwt}`;
	const picture = await sharp({
		create: { width: 1600, height: 1200, channels: 3, background: '#a04040' },
	})
		.jpeg()
		.toBuffer();
	const form = new FormData();
	form.set('image', new Blob([new Uint8Array(picture)]), 'picture.jpg');
	const upload = await expectOk(call, `${site}/api/image`, {
		method: 'POST',
		headers: { authorization },
		body: form,
	});
	const { data } = Object(await upload.json());
	const publication = await expectOk(call, `${site}/api/blog/add-blog`, {
		method: 'POST',
		headers: { authorization, 'content-type': 'application/json' },
		body: JSON.stringify({ topic, description: 'It fits.', author: 'Owner', img: data.url }),
	});
	const { insertedId } = Object(await publication.json());
	return { post: `${site}/api/blog/${insertedId}`, picture: new URL(data.url, site).href };
}

/** Uses the running product: a page, the panel, the documentation, a sign-in, an upload and a publication. */
export async function useProduct(
	call: Call,
	addresses: Addresses,
	owner: Owner,
): Promise<Publication> {
	for (const address of [addresses.site, `${addresses.cms}/admin`, `${addresses.cms}/api/docs`])
		await (await expectOk(call, address)).text();
	const publication = await publishPost(call, addresses, owner, 'Written by a test');
	for (const address of Object.values(publication))
		await (await expectOk(call, address)).arrayBuffer();
	return publication;
}
