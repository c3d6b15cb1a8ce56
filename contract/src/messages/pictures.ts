export const storageFull = 'Your storage is full, please delete some pictures first';
export const noSuchPicture = 'There is no such picture, please upload it again';
export const noPicture = 'Please choose a picture: JPEG, PNG, WebP, GIF, AVIF or TIFF';
export const pictureTooLarge = 'At most 10 MB, please';
export const pictureTooWide = 'At most 40 megapixels, please';
export const pictureInUse = (users: readonly string[]) =>
	`This picture is shown by ${users.join(', ')}. Choose another one there first, then delete it.`;
