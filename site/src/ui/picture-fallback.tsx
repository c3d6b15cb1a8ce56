import { Box } from '@chakra-ui/react';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import lozenge from '../assets/woven/lozenge.svg?raw';

/** Pictures in text content; `Picture` handles its own errors. */
const contentPictureSelector = 'img:not(picture img):not([data-stand-in])';

const isLost = ({ complete, naturalWidth, src }: HTMLImageElement) =>
	complete && naturalWidth === 0 && !src.endsWith('.svg');

function standIn(image: HTMLImageElement) {
	const { color } = getComputedStyle(image);
	const placeholderSvg = lozenge.replaceAll('currentColor', color);
	image.dataset.standIn = '';
	image.src = `data:image/svg+xml,${encodeURIComponent(placeholderSvg)}`;
}

const standInStyles = {
	display: 'contents',
	'& img[data-stand-in]': {
		aspectRatio: '3 / 2',
		objectFit: 'none',
		bg: 'thread',
		color: 'muted',
	},
} as const;

/** Replaces broken pictures below it with a placeholder, such as those of an article. */
export function StandIns({ children }: { children: ReactNode }) {
	const ref = useRef<HTMLDivElement>(null);
	// Some may have failed before hydration.
	useEffect(() => {
		for (const image of ref.current?.querySelectorAll<HTMLImageElement>(contentPictureSelector) ??
			[])
			if (isLost(image)) standIn(image);
	});
	const onError = ({ target }: SyntheticEvent) => {
		if (target instanceof HTMLImageElement && target.matches(contentPictureSelector))
			standIn(target);
	};
	return (
		<Box ref={ref} css={standInStyles} onErrorCapture={onError}>
			{children}
		</Box>
	);
}
