import { uploadImage } from '@sumu/contract';
import { asUser } from '../session/call-as-user';
import { sendFile } from './send-file';

/**
 * Puts a picture into the media library and answers its address.
 * @throws ApiError when it is refused or nobody responds, the signal's reason when it is aborted
 */
export const uploadPicture = (
	file: File,
	{ onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
) => asUser('write', (token) => sendFile(file, { to: uploadImage, token, onProgress, signal }));
