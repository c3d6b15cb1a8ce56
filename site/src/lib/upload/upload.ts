import { uploadImage } from '@sumu/contract';
import { asUser } from '../session/call-as-user';
import { sendFile } from './send-file';

/**
 * Uploads a picture to the media library and resolves to its address.
 * @throws ApiError when the upload is rejected or the server does not respond; the signal's reason when it is aborted
 */
export const uploadPicture = (
	file: File,
	{ onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
) => asUser('write', (token) => sendFile(file, { to: uploadImage, token, onProgress, signal }));
