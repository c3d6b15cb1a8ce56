export const storageFull = 'Your storage is full. Please delete some pictures first.';
export const noSuchPicture = 'This picture no longer exists. Please upload it again.';
export const noPicture = 'Please choose a picture: JPEG, PNG, WebP, GIF, AVIF or TIFF';
export const pictureTooLarge = 'The picture must be 10 MB or smaller';
export const pictureTooWide = 'The picture must have 40 megapixels or fewer';
export const animationTooLarge =
	'All frames of the animation together must have 40 megapixels or fewer';
export const heicPicture =
	'HEIC photos can’t be read here. Please export the photo as JPEG and upload it again.';
export const pictureInUse = (users: readonly string[]) =>
	`This picture is used by ${users.join(', ')}. Replace it there first, then delete it.`;
