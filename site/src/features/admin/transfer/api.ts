import {
	addImport,
	cancelImport,
	downloadExport,
	type ErrorResponse,
	forecastImport,
	getImport,
	type Import,
	type ImportOptions,
	listImports,
	startImport,
	undoImport,
} from '@sumu/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError, apiBase } from '../../../lib/api';
import { asUser, callAsUser } from '../../../lib/session/call-as-user';

const importsKey = ['imports'] as const;

/** Milliseconds between two looks at an import that is working. */
const POLL_INTERVAL_MS = 1500;

export const isWorking = ({ state }: Pick<Import, 'state'>) =>
	state === 'reading' || state === 'running';

/** The history of imports, refreshed while one is working. */
export const importsQuery = queryOptions({
	queryKey: importsKey,
	queryFn: ({ signal }) => callAsUser(listImports, { signal }),
	refetchInterval: ({ state }) => (state.data?.data.some(isWorking) ? POLL_INTERVAL_MS * 2 : false),
});

/** An import with its report, refreshed while it is working. */
export const importQuery = (id: string) =>
	queryOptions({
		queryKey: [...importsKey, id],
		queryFn: async ({ signal }) => (await callAsUser(getImport, { params: { id }, signal })).data,
		refetchInterval: ({ state }) =>
			state.data && isWorking(state.data) ? POLL_INTERVAL_MS : false,
	});

/** An import as other options would read its spreadsheets; undefined leaves it as it was read. */
export const forecastQuery = (id: string, options: ImportOptions | undefined) =>
	queryOptions({
		// Not among the imports: a started import has no forecast to refetch.
		queryKey: ['import-forecast', id, options],
		queryFn: async ({ signal }) =>
			(await callAsUser(forecastImport, { params: { id }, body: options ?? {}, signal })).data,
		enabled: options !== undefined,
		placeholderData: keepPreviousData,
	});

export const start = (id: string, body: ImportOptions) =>
	callAsUser(startImport, { params: { id }, body });
export const cancel = (id: string) => callAsUser(cancelImport, { params: { id } });
export const undo = async (id: string): Promise<number> =>
	(await callAsUser(undoImport, { params: { id } })).data.deletedCount;

/** File to upload, with its path in the chosen folder. */
export interface UploadedFile {
	readonly file: File;
	readonly path: string;
}

function send(
	files: readonly UploadedFile[],
	token: string,
	onProgress: (part: number) => void,
	signal: AbortSignal,
): Promise<string> {
	return new Promise((resolve, reject) => {
		const uploadRequest = new XMLHttpRequest();
		uploadRequest.open(addImport.method, apiBase() + addImport.path);
		uploadRequest.responseType = 'json';
		uploadRequest.setRequestHeader('Authorization', `Bearer ${token}`);
		uploadRequest.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
		uploadRequest.onload = () => {
			const errorReply: ErrorResponse | null = uploadRequest.response?.error
				? uploadRequest.response
				: null;
			if (uploadRequest.status < 400) resolve(uploadRequest.response.insertedId);
			else
				reject(
					new ApiError(
						uploadRequest.status,
						errorReply?.error.message ?? uploadRequest.statusText,
						errorReply,
					),
				);
		};
		uploadRequest.onerror = () => reject(new ApiError(503, 'The server didn’t answer'));
		uploadRequest.onabort = () => reject(signal.reason);
		signal.addEventListener('abort', () => uploadRequest.abort(), { once: true });
		const formData = new FormData();
		for (const { file, path } of files) formData.append(addImport.uploads ?? 'file', file, path);
		uploadRequest.send(formData);
	});
}

/**
 * Uploads the files of an import and resolves to its id.
 * @throws ApiError when the upload is rejected; the signal's reason when it is aborted
 */
export const upload = (
	files: readonly UploadedFile[],
	onProgress: (part: number) => void,
	signal: AbortSignal,
) => asUser('write', (token) => send(files, token, onProgress, signal));

/** Downloads an export. @throws ApiError when the call is rejected or the server does not respond */
export const fetchExport = (
	{ content, people }: { content: boolean; people: boolean },
	onProgress: (bytes: number) => void,
): Promise<Blob> =>
	asUser('write', async (token) => {
		const response = await fetch(
			`${apiBase()}${downloadExport.path}?content=${content}&people=${people}`,
			{ headers: { Authorization: `Bearer ${token}` } },
		).catch(() => null);
		if (!response?.ok || !response.body)
			throw new ApiError(
				response?.status ?? 503,
				response?.statusText || 'The server didn’t answer',
			);
		const bodyReader = response.body.getReader();
		const bodyParts: BlobPart[] = [];
		let bytes = 0;
		for (;;) {
			const { done, value } = await bodyReader.read();
			if (done) return new Blob(bodyParts, { type: downloadExport.download ?? '' });
			bodyParts.push(value);
			bytes += value.length;
			onProgress(bytes);
		}
	});

/** Saves content as a file on this device. */
export function saveFile(name: string, content: Blob) {
	const blobAddress = URL.createObjectURL(content);
	const linkElement = document.createElement('a');
	linkElement.href = blobAddress;
	linkElement.download = name;
	linkElement.click();
	// The browser has to begin the download first.
	setTimeout(() => URL.revokeObjectURL(blobAddress), 10_000);
}
