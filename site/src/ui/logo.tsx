import { chakra } from '@chakra-ui/react';
import type { Picture } from '@sumu/contract';

const LOGO_HEIGHT_PX = 40;

const Image = chakra('img', {
	base: { height: `${LOGO_HEIGHT_PX}px`, width: 'auto', maxWidth: 'full', objectFit: 'contain' },
});

/** Returns the smallest file that is sharp at the logo's height. */
const getSharpUrl = ({ url, formats }: Picture) =>
	formats.find((format) => format.height >= 2 * LOGO_HEIGHT_PX && format.mime === 'image/webp')
		?.url ?? url;

/** The owner's logo, uncropped. */
export const Logo = ({ picture, alt = '' }: { picture: Picture; alt?: string }) => (
	<Image src={getSharpUrl(picture)} alt={alt} />
);
