import { messages, upload } from '@sumu/contract';

const refused = ['image/svg+xml', 'image/x-icon'];

/** What is wrong with a file before it is sent; the server looks at its content too. */
export function faultOf({ type, size }: File): string {
	if (!type.startsWith('image/') || refused.includes(type)) return messages.noPicture;
	return size > upload.bytes ? messages.pictureTooLarge : '';
}
