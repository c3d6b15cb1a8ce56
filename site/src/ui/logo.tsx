import { chakra } from '@chakra-ui/react';
import type { Picture } from '@sumu/contract';

const height = 40;

const Image = chakra('img', {
	base: { height: `${height}px`, width: 'auto', maxWidth: 'full', objectFit: 'contain' },
});

/** Returns the smallest file that is sharp at the logo's height. */
const sharp = ({ url, formats }: Picture) =>
	formats.find((format) => format.height >= 2 * height && format.mime === 'image/webp')?.url ?? url;

/** The owner's logo, uncropped. */
export const Logo = ({ picture, alt = '' }: { picture: Picture; alt?: string }) => (
	<Image src={sharp(picture)} alt={alt} />
);
