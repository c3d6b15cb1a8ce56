import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from './free-port.ts';

interface Account {
	name: string;
	key: string;
	secret: string;
}

export interface Cloud {
	/** Upload prefix for the SDK. */
	url: string;
	/** URLs of all stored files. */
	stored: () => string[];
	bytes: (address: string) => Buffer;
	/** Number of calls with a wrong signature. */
	refused: () => number;
	/** Answers 500 for ids and read URLs that match; deletions are matched as `destroy ID`. Null turns it off. */
	breakAt: (words: RegExp | null) => void;
	/** Deletes all files, as if the account were closed. */
	forget: () => void;
	stop: () => Promise<void>;
}

/** Parameters that Cloudinary's documentation excludes from the signature. */
const unsigned = new Set(['file', 'cloud_name', 'resource_type', 'api_key', 'signature']);

function signature(form: FormData, secret: string) {
	const signed = [...form]
		.filter(([name, value]) => !unsigned.has(name) && value !== '')
		.map(([name, value]) => `${name}=${value}`)
		.sort();
	return createHash('sha1')
		.update(signed.join('&') + secret)
		.digest('hex');
}

/** Starts a server with Cloudinary's protocol: signed uploads and deletions, and public files. */
export async function startCloud({ name, key, secret }: Account): Promise<Cloud> {
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const files = new Map<string, Buffer>();
	let refused = 0;
	let broken: RegExp | null = null;
	/** URLs by public id. Cloudinary normalizes the file extension in the URL. */
	const addresses = new Map<string, string>();
	const addressOf = (id: string, file: string) =>
		`${url}/${name}/image/upload/v1/${id}${extname(file).replace('.jpeg', '.jpg')}`;

	async function reply(path: string, form: FormData) {
		if (form.get('api_key') !== key || form.get('signature') !== signature(form, secret)) {
			refused += 1;
			return { status: 401, body: { error: { message: 'Invalid Signature' } } };
		}
		const id = String(form.get('public_id'));
		const general = { status: 500, body: { error: { message: 'General Error' } } };
		if (path === `/v1_1/${name}/image/destroy`) {
			if (broken?.test(`destroy ${id}`)) return general;
			const result = files.delete(addresses.get(id) ?? '') ? 'ok' : 'not found';
			return { status: 200, body: { result } };
		}
		if (broken?.test(id)) return general;
		const file = form.get('file');
		if (!/^\/v1_1\/sumu\/(auto|image)\/upload$/.test(path) || !(file instanceof File))
			return { status: 404, body: { error: { message: `Nothing at ${path}` } } };
		const address = addressOf(id, file.name);
		addresses.set(id, address);
		files.set(address, Buffer.from(await file.arrayBuffer()));
		const body = { public_id: id, resource_type: 'image', secure_url: address };
		return { status: 200, body };
	}

	const server = createServer(async (request, response) => {
		if (request.method !== 'POST') {
			const data = files.get(url + request.url);
			response.writeHead(broken?.test(request.url ?? '') ? 500 : data ? 200 : 404).end(data);
			return;
		}
		const headers = { 'content-type': request.headers['content-type'] ?? '' };
		const sent = new Response(new Uint8Array(await buffer(request)), { headers });
		const { status, body } = await reply(request.url ?? '', await sent.formData());
		response.writeHead(status, { 'content-type': 'application/json' });
		response.end(JSON.stringify(body));
	}).listen(port, '127.0.0.1');
	await once(server, 'listening');

	return {
		url,
		stored: () => [...files.keys()],
		bytes: (address) => files.get(address) ?? Buffer.alloc(0),
		refused: () => refused,
		breakAt: (words) => {
			broken = words;
		},
		forget: () => files.clear(),
		async stop() {
			server.close();
			server.closeAllConnections();
			await once(server, 'close');
		},
	};
}
