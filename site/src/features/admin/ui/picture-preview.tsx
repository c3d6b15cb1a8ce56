import { Box } from '@chakra-ui/react';
import type { CropHint } from '@sumu/contract';
import { useState } from 'react';
import { useOrigin } from '../../../lib/document/use-origin';

export type { CropHint };

const uploadsPath = '/uploads/';

/** Returns the address of an upload on the host that the owner has opened, which may not be the canonical one. */
function toOwnHost(address: string, origin: string): string {
	const path = origin && address.startsWith(origin) ? address.slice(origin.length) : '';
	return path.startsWith(uploadsPath) ? path : address;
}

const MAX_PREVIEW_HEIGHT_PX = 420;

interface Size {
	readonly width: number;
	readonly height: number;
}

/** Size of the centred crop of the given ratio, in percent of the picture. */
const getCropFrame = ({ width, height }: Size, ratio: number) => ({
	width: `${Math.min(1, (ratio * height) / width) * 100}%`,
	height: `${Math.min(1, width / height / ratio) * 100}%`,
});

/** A whole picture, with a frame around the part that the site will show. */
export function PicturePreview({
	address,
	name,
	cropHint,
}: {
	address: string;
	/** File name, if the picture is a chosen file. */
	name: string | undefined;
	cropHint: CropHint;
}) {
	const [size, setSize] = useState<Size | null>(null);
	// A woven picture has no size in pixels, and WebKit reports the size at which it is shown.
	const pixelSize = address.endsWith('.svg') ? null : size;
	return (
		<Box display="grid" gap="2">
			<Box
				position="relative"
				overflow="hidden"
				justifySelf="center"
				bg="thread"
				style={{
					width: size
						? `min(100%, ${(MAX_PREVIEW_HEIGHT_PX * size.width) / size.height}px)`
						: '100%',
					aspectRatio: size ? size.width / size.height : 1,
				}}
			>
				<img
					src={toOwnHost(address, useOrigin())}
					alt="Your selection"
					style={{ width: '100%', height: '100%', objectFit: 'cover' }}
					onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
						setSize(width && height ? { width, height } : null)
					}
				/>
				{size && (
					<Box
						aria-hidden
						position="absolute"
						inset="0"
						margin="auto"
						outline="2px solid {colors.onFoot}"
						outlineOffset="-2px"
						borderRadius={cropHint.isRound ? 'pill' : undefined}
						boxShadow="0 0 0 2000px color-mix(in srgb, {colors.foot} 55%, transparent)"
						style={getCropFrame(size, cropHint.ratio)}
					/>
				)}
			</Box>
			<Box display="flex" justifyContent="space-between" gap="3" textStyle="small">
				<Box as="span" truncate>
					{name ?? 'Current picture'}
				</Box>
				{pixelSize && (
					<Box as="span" color="muted" flexShrink="0" fontVariantNumeric="tabular-nums">
						{pixelSize.width} × {pixelSize.height}
					</Box>
				)}
			</Box>
			{pixelSize && pixelSize.width < cropHint.minWidth && (
				<Box as="p" textStyle="small" color="muted">
					Less than {cropHint.minWidth} pixels wide, so it may look blurry.
				</Box>
			)}
		</Box>
	);
}
