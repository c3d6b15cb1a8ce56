import { inject } from 'vitest';
import { owner } from './server.ts';
import './provided.ts';

interface Target {
	url: string;
	token: string;
}

/** A file of the media library, as the panel's own API answers it. */
export interface Uploaded {
	id: number;
	url: string;
	mime: string;
	width: number | null;
	height: number | null;
	placeholder: string | null;
	formats: Record<string, { url: string; width: number; height: number; mime: string }> | null;
}

const shared = (): Target => ({ url: inject('url'), token: inject('panelToken') });

export async function signIn(url: string): Promise<Target> {
	const answer = await fetch(`${url}/admin/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(owner),
	});
	const { data } = JSON.parse(await answer.text());
	return { url, token: data.token };
}

interface Options {
	/** Takes the place of this file. */
	id?: number;
	target?: Target;
}

/** Uploads a file as the media library does. */
export async function send(name: string, data: Buffer, type: string, options: Options = {}) {
	const { id, target = shared() } = options;
	const form = new FormData();
	form.append('files', new Blob([new Uint8Array(data)], { type }), name);
	form.append('fileInfo', JSON.stringify({ name }));
	return fetch(`${target.url}/upload${id ? `?id=${id}` : ''}`, {
		method: 'POST',
		headers: { authorization: `Bearer ${target.token}` },
		body: form,
	});
}

export async function uploaded(...given: Parameters<typeof send>): Promise<Uploaded> {
	const answer = await send(...given);
	if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
	const files = JSON.parse(await answer.text());
	return Array.isArray(files) ? files[0] : files;
}

export async function remove({ id }: Uploaded, { url, token } = shared()) {
	const headers = { authorization: `Bearer ${token}` };
	return fetch(`${url}/upload/files/${id}`, { method: 'DELETE', headers });
}
