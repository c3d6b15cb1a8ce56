import { type ErrorResponse, uploadImage, type uploadPhoto } from '@sumu/contract';
import { ApiError, apiBase } from '../api';
import { asUser } from '../session/call-as-user';

interface Options {
	/** Upload endpoint. */
	to: typeof uploadImage | typeof uploadPhoto;
	token: string;
	/** Receives the uploaded fraction, from 0 to 1. */
	onProgress?: (part: number) => void;
	signal?: AbortSignal;
}

const toApiError = ({ status, statusText, response }: XMLHttpRequest) => {
	const reply: ErrorResponse | null = response?.error ? response : null;
	return new ApiError(status, reply?.error.message ?? statusText, reply);
};

/**
 * Uploads a picture and resolves to its address. Uses XMLHttpRequest because `fetch` reports no progress.
 * @throws ApiError when the upload is rejected or the server does not respond; the signal's reason when it is aborted
 */
export function sendFile(file: File, { to, token, onProgress, signal }: Options): Promise<string> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open(to.method, apiBase() + to.path);
		request.responseType = 'json';
		request.setRequestHeader('Authorization', `Bearer ${token}`);
		request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
		request.onload = () =>
			request.status < 400 && request.response?.success === true
				? resolve(request.response.data.url)
				: reject(toApiError(request));
		request.onerror = () => reject(new ApiError(503, 'The server didn’t answer'));
		request.onabort = () => reject(signal?.reason);
		signal?.addEventListener('abort', () => request.abort(), { once: true });
		const body = new FormData();
		body.append(to.file ?? 'image', file);
		request.send(body);
	});
}

/**
 * Uploads a picture to the media library and resolves to its address.
 * @throws ApiError when the upload is rejected or the server does not respond; the signal's reason when it is aborted
 */
export const uploadPicture = (
	file: File,
	{ onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
) => asUser('write', (token) => sendFile(file, { to: uploadImage, token, onProgress, signal }));
