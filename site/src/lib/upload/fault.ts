import { messages, upload } from '@sumu/contract';

const refused = ['image/svg+xml', 'image/x-icon'];

/** Returns the error message for a file before it is uploaded, or ''. The server also checks its content. */
export function faultOf({ type, size }: File): string {
	if (!type.startsWith('image/') || refused.includes(type)) return messages.noPicture;
	return size > upload.bytes ? messages.pictureTooLarge : '';
}
