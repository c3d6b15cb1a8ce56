/** Width and height of a photo beside a testimonial, in pixels; the form of a page may have 64 kB. */
const PHOTO_SIZE_PX = 256;
const PHOTO_QUALITY = 0.8;

/** Returns the middle of a picture as a small square JPEG, as a data URL. Rejects if it is no picture. */
export async function reducePhoto(file: Blob): Promise<string> {
	const bitmap = await createImageBitmap(file);
	const side = Math.min(bitmap.width, bitmap.height);
	const canvas = document.createElement('canvas');
	canvas.width = PHOTO_SIZE_PX;
	canvas.height = PHOTO_SIZE_PX;
	canvas
		.getContext('2d')
		?.drawImage(
			bitmap,
			(bitmap.width - side) / 2,
			(bitmap.height - side) / 2,
			side,
			side,
			0,
			0,
			PHOTO_SIZE_PX,
			PHOTO_SIZE_PX,
		);
	bitmap.close();
	return canvas.toDataURL('image/jpeg', PHOTO_QUALITY);
}
