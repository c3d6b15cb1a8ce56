import { inject } from 'vitest';
import { owner } from './server.ts';
import './provided-context.ts';
import { ownerPanelToken } from './panel-session.ts';

interface Target {
	url: string;
	token: string;
}

/** A file in the media library, as the panel's API returns it. */
export interface Uploaded {
	id: number;
	url: string;
	mime: string;
	width: number | null;
	height: number | null;
	placeholder: string | null;
	alternativeText: string | null;
	/** Part of the file name that the URLs of all formats share. */
	hash: string;
	formats: Record<string, { url: string; width: number; height: number; mime: string }> | null;
}

const shared = (): Target => ({ url: inject('url'), token: ownerPanelToken });

export async function signIn(url: string): Promise<Target> {
	const response = await fetch(`${url}/admin/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(owner),
	});
	const { data } = JSON.parse(await response.text());
	return { url, token: data.token };
}

interface Options {
	/** Id of the file to replace. */
	id?: number;
	target?: Target;
}

/** Uploads a file like the media library does. */
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
	const response = await send(...given);
	if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
	const files = JSON.parse(await response.text());
	return Array.isArray(files) ? files[0] : files;
}

export async function remove({ id }: Uploaded, { url, token } = shared()) {
	const headers = { authorization: `Bearer ${token}` };
	return fetch(`${url}/upload/files/${id}`, { method: 'DELETE', headers });
}
