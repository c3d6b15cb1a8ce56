import { Box, chakra } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import { type CSSProperties, use, useState } from 'react';
import { preload } from 'react-dom';
import { InlinePictureContext } from '../lib/document/inline-picture';
import { Lozenge } from './lozenge';

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

const first = {
	loading: 'eager',
	decoding: 'sync',
	fetchPriority: 'high',
	// Scripts wait for it (see `scripts-last`).
	elementtiming: 'first',
	// The server's page may have it inside.
	suppressHydrationWarning: true,
} as const;
const later = { loading: 'lazy', decoding: 'async' } as const;

const sources = ['image/avif', 'image/webp'] as const;

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

/** Asked for from the page's head: further down it would wait for what matters less, where connections are few. */
function preloadPicture(picture: PictureData, sizes: string) {
	const type = sources.find((mime) => srcSet(picture, mime));
	preload(picture.url, {
		as: 'image',
		fetchPriority: 'high',
		...(type && { type, imageSrcSet: srcSet(picture, type), imageSizes: sizes }),
	});
}

/** Drawings that came inside the page, by their addresses: who comes back to one need not ask for it. */
const inlined = new Map<string, string>();

/** What the page's first picture is taken from, on the server: itself, where it is small. */
function firstSource(picture: PictureData, sizes: string): string {
	const inline = use(InlinePictureContext);
	const source = inline ? use(inline(picture.url)) : undefined;
	if (!source) preloadPicture(picture, sizes);
	return source ?? picture.url;
}

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
	ratio?: number | `${number} / ${number}` | `var(${string})`;
	sizes: string;
	priority?: boolean;
	/** In place of the picture's own; empty where a text beside it already says it. */
	alt?: string;
}) {
	const [broken, setBroken] = useState<string>();
	const shown = picture?.url === broken ? null : picture;
	return (
		<Box aspectRatio={ratio} height={ratio ? undefined : 'full'} overflow="hidden" bg="thread">
			{shown ? (
				<picture style={{ display: 'contents' }}>
					{sources.map((mime) => {
						const set = srcSet(shown, mime);
						return set && <source key={mime} type={mime} srcSet={set} sizes={sizes} />;
					})}
					<Image
						// It may have failed before there was anybody to hear of it.
						ref={(image: HTMLImageElement | null) => {
							if (image?.complete && failed(image)) setBroken(shown.url);
							if (image && isInline(image)) inlined.set(shown.url, image.src);
						}}
						onError={() => setBroken(shown.url)}
						src={
							import.meta.env.SSR && priority
								? firstSource(shown, sizes)
								: (inlined.get(shown.url) ?? shown.url)
						}
						alt={alt ?? shown.alt}
						htmlWidth={shown.width ?? undefined}
						htmlHeight={shown.height ?? undefined}
						{...(priority ? first : later)}
						style={styleOf(shown)}
					/>
				</picture>
			) : (
				<StandIn alt={alt ?? picture?.alt ?? ''} />
			)}
		</Box>
	);
}

const isInline = ({ src }: HTMLImageElement) => src.startsWith('data:');

/** A drawing without a size of its own counts as 0 pixels wide in some browsers. */
const failed = (image: HTMLImageElement) =>
	image.naturalWidth === 0 && !isInline(image) && !image.src.endsWith('.svg');

/** In the place of a picture that is not there, or cannot be loaded. */
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
