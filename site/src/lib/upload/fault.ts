import { messages, uploadLimits } from '@sumu/contract';

const rejectedImageTypes = ['image/svg+xml', 'image/x-icon'];

/** Returns the error message for a file before it is uploaded, or ''. The server also checks its content. */
export function getPictureFileError({ type, size }: File): string {
	if (!type.startsWith('image/') || rejectedImageTypes.includes(type)) return messages.noPicture;
	return size > uploadLimits.bytes ? messages.pictureTooLarge : '';
}
