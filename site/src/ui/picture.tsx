import { Box, chakra } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import { type CSSProperties, use, useState } from 'react';
import { preload } from 'react-dom';
import { InlinePictureContext } from '../lib/document/render-contexts';
import { Lozenge } from './lozenge';
import { TypographicCover } from './typographic-cover';

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
		/** Makes the browser report when the picture is painted. */
		elementtiming?: string | undefined;
	}
}

const priorityProps = {
	loading: 'eager',
	decoding: 'sync',
	fetchPriority: 'high',
	// Scripts wait until it is painted (see `scripts-last`).
	elementtiming: 'first',
	// The server may have inlined the source.
	suppressHydrationWarning: true,
} as const;
const lazyProps = { loading: 'lazy', decoding: 'async' } as const;

const sourceTypes = ['image/avif', 'image/webp'] as const;

const srcSet = ({ formats }: PictureData, mime: string) =>
	formats
		.filter((format) => format.mime === mime)
		.map(({ url, width }) => `${url} ${width}w`)
		.join(', ');

function styleOf({ placeholder, focalPoint }: PictureData): CSSProperties | undefined {
	const position = focalPoint && `${focalPoint.x}% ${focalPoint.y}%`;
	if (!placeholder && !position) return undefined;
	return {
		...(placeholder && { backgroundImage: `url("${placeholder}")` }),
		...(position && { objectPosition: position, backgroundPosition: position }),
	};
}

/** Preloads the picture from the head: later in the page it would queue behind less important requests. */
function preloadPicture(picture: PictureData, sizes: string) {
	const type = sourceTypes.find((mime) => srcSet(picture, mime));
	preload(picture.url, {
		as: 'image',
		fetchPriority: 'high',
		...(type && { type, imageSrcSet: srcSet(picture, type), imageSizes: sizes }),
	});
}

/** Inlined drawings by address, so that returning to a page does not request them again. */
const inlinedSources = new Map<string, string>();

/** Returns the source of the page's first picture on the server: a data URL if it is small. */
function firstSource(picture: PictureData, sizes: string): string {
	const inline = use(InlinePictureContext);
	const source = inline ? use(inline(picture.url)) : undefined;
	if (!source) preloadPicture(picture, sizes);
	return source ?? picture.url;
}

/**
 * A picture in a slot of a fixed ratio, loaded at the width it is displayed. `sizes` is the slot's width, as in `<img
 * sizes>`; `priority` marks the largest picture of the page.
 */
export function Picture({
	picture,
	ratio,
	sizes,
	priority = false,
	alt,
	title,
}: {
	picture: PictureData | null;
	/**
	 * Width to height, such as `4 / 5`, for a slot as wide as its parent. Without it, the slot also fills the height.
	 */
	ratio?: number | `${number} / ${number}` | `var(${string})`;
	sizes: string;
	priority?: boolean;
	/** Replaces the picture's own text; empty if text next to it says the same. */
	alt?: string;
	/** Title of the entry, for a typographic cover if it has no picture. */
	title?: string;
}) {
	const [broken, setBroken] = useState<string>();
	const displayedPicture = picture?.url === broken ? null : picture;
	return (
		<Box aspectRatio={ratio} height={ratio ? undefined : 'full'} overflow="hidden" bg="thread">
			{displayedPicture ? (
				<picture style={{ display: 'contents' }}>
					{sourceTypes.map((mime) => {
						const set = srcSet(displayedPicture, mime);
						return set && <source key={mime} type={mime} srcSet={set} sizes={sizes} />;
					})}
					<Image
						// It may have failed before hydration.
						ref={(image: HTMLImageElement | null) => {
							if (image?.complete && hasFailed(image)) setBroken(displayedPicture.url);
							if (image && isInline(image)) inlinedSources.set(displayedPicture.url, image.src);
						}}
						onError={() => setBroken(displayedPicture.url)}
						src={
							import.meta.env.SSR && priority
								? firstSource(displayedPicture, sizes)
								: (inlinedSources.get(displayedPicture.url) ?? displayedPicture.url)
						}
						alt={alt ?? displayedPicture.alt}
						htmlWidth={displayedPicture.width ?? undefined}
						htmlHeight={displayedPicture.height ?? undefined}
						{...(priority ? priorityProps : lazyProps)}
						style={styleOf(displayedPicture)}
					/>
				</picture>
			) : title && !picture ? (
				<TypographicCover title={title} />
			) : (
				<StandIn alt={alt ?? picture?.alt ?? ''} />
			)}
		</Box>
	);
}

const isInline = ({ src }: HTMLImageElement) => src.startsWith('data:');

/** Some browsers report a width of 0 for an SVG without dimensions. */
const hasFailed = (image: HTMLImageElement) =>
	image.naturalWidth === 0 && !isInline(image) && !image.src.endsWith('.svg');

/** Placeholder for a missing or broken picture. */
const StandIn = ({ alt }: { alt: string }) => (
	<Box
		role={alt ? 'img' : undefined}
		aria-label={alt || undefined}
		display="grid"
		placeItems="center"
		height="full"
		color="muted"
	>
		<Lozenge size={48} />
	</Box>
);
