import { Box, chakra } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';

const Image = chakra(
	'img',
	{
		base: {
			display: 'block',
			width: 'full',
			height: 'full',
			objectFit: 'cover',
			bg: 'thread',
			backgroundSize: 'cover',
			backgroundPosition: 'center',
		},
	},
	{ forwardProps: ['elementtiming'] },
);

declare module 'react' {
	interface ImgHTMLAttributes<T> {
		/** The browser tells when the picture is painted. */
		elementtiming?: string | undefined;
	}
}

const sources = ['image/avif', 'image/webp'] as const;

const srcSet = ({ formats }: PictureData, mime: string) =>
	formats
		.filter((format) => format.mime === mime)
		.map(({ url, width }) => `${url} ${width}w`)
		.join(', ');

/**
 * A picture in a slot of a fixed shape, loaded in the width it shows at.
 * `sizes` is the slot's width as `<img sizes>` says it; `priority` marks the page's largest one.
 */
export function Picture({
	picture,
	ratio,
	sizes,
	priority = false,
	alt,
}: {
	picture: PictureData | null;
	/** Width to height, `4 / 5`; the slot then fills its parent's width, else its height too. */
	ratio?: string;
	sizes: string;
	priority?: boolean;
	/** In place of the picture's own; empty where a text beside it already says it. */
	alt?: string;
}) {
	return (
		<Box aspectRatio={ratio} height={ratio ? undefined : 'full'} overflow="hidden" bg="thread">
			{picture && (
				<picture style={{ display: 'contents' }}>
					{sources.map((mime) => {
						const set = srcSet(picture, mime);
						return set && <source key={mime} type={mime} srcSet={set} sizes={sizes} />;
					})}
					<Image
						src={picture.url}
						alt={alt ?? picture.alt}
						htmlWidth={picture.width ?? undefined}
						htmlHeight={picture.height ?? undefined}
						loading={priority ? 'eager' : 'lazy'}
						fetchPriority={priority ? 'high' : undefined}
						decoding={priority ? 'sync' : 'async'}
						// Scripts wait for it (see `scripts-last`).
						elementtiming={priority ? 'first' : undefined}
						style={
							picture.placeholder ? { backgroundImage: `url("${picture.placeholder}")` } : undefined
						}
					/>
				</picture>
			)}
		</Box>
	);
}
