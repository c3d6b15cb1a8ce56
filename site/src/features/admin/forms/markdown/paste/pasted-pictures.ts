import { getPictureFileError } from '../../../../../lib/upload/use-picture';
import { pathOf } from '../picture-upload';

/** Uploads a file and resolves to its address. */
export type UploadFile = (file: File) => Promise<string>;

/** Numbers of pictures that were not uploaded. */
export interface PictureLosses {
	/** Left out: they are on the author's computer, or were refused. */
	lost: number;
	/** Shown from their own server, which allows no copies. */
	external: number;
}

const JPEG_QUALITY = 0.9;

/** Reads a `data:` address. The page's policy allows no requests to it. */
function decodeDataAddress(address: string): File | null {
	const [, type = '', data = ''] = /^data:(image\/[\w.+-]+);base64,([\s\S]+)$/.exec(address) ?? [];
	if (!data) return null;
	const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (byte) => byte.charCodeAt(0));
	return new File([bytes], `pasted.${type.slice('image/'.length)}`, { type });
}

const nameOf = (address: string) => new URL(address).pathname.split('/').at(-1) || 'pasted';

/**
 * Reads a picture on another server by drawing it. The page's policy allows pictures of other servers, but no requests
 * to them. Null if the server does not allow copies.
 */
async function drawPicture(address: string): Promise<File | null> {
	const image = new Image();
	image.crossOrigin = 'anonymous';
	image.src = address;
	try {
		await image.decode();
		const canvas = document.createElement('canvas');
		canvas.width = image.naturalWidth;
		canvas.height = image.naturalHeight;
		canvas.getContext('2d')?.drawImage(image, 0, 0);
		const type = /\.jpe?g(?:$|\?)/i.test(address) ? 'image/jpeg' : 'image/png';
		const blob = await new Promise<Blob | null>((resolve) => {
			canvas.toBlob(resolve, type, JPEG_QUALITY);
		});
		return blob && new File([blob], nameOf(address), { type });
	} catch {
		return null;
	}
}

const uploadIfAccepted = async (file: File, upload: UploadFile) =>
	getPictureFileError(file) ? null : pathOf(await upload(file).catch(() => '')) || null;

/** Uploads the pictures of pasted HTML, and shows them at their new addresses. */
export async function uploadPictures(
	body: HTMLElement,
	upload: UploadFile,
): Promise<PictureLosses> {
	const losses: PictureLosses = { lost: 0, external: 0 };
	/** New address of each picture; null if it was not uploaded. */
	const newAddresses = new Map<string, string | null>();
	for (const picture of body.querySelectorAll('img')) {
		const address = picture.getAttribute('src') ?? '';
		const isOwn = address.startsWith('/') || address.startsWith(`${location.origin}/`);
		if (isOwn) {
			picture.setAttribute('src', pathOf(address));
			continue;
		}
		const isExternal = /^https:\/\//i.test(address);
		if (!newAddresses.has(address)) {
			const file = isExternal ? await drawPicture(address) : decodeDataAddress(address);
			newAddresses.set(address, file && (await uploadIfAccepted(file, upload)));
		}
		const newAddress = newAddresses.get(address);
		if (newAddress) picture.setAttribute('src', newAddress);
		else if (isExternal) losses.external += 1;
		else {
			losses.lost += 1;
			picture.remove();
		}
	}
	return losses;
}
