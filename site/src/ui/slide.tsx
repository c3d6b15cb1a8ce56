import { Box, chakra } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import { useEffect, useRef } from 'react';
import { useWords } from '../lib/words/use-words';
import { Picture } from './picture';
import { getForwardSign } from './reading-direction';

/** Clicking the picture toggles between fit and zoom. */
const Stage = chakra('button', {
	base: {
		display: 'block',
		width: 'full',
		height: 'full',
		cursor: 'zoom-in',
		'& img': { objectFit: 'contain', bg: 'transparent', backgroundImage: 'none !important' },
		'& > div': { bg: 'transparent !important' },
		'&[aria-pressed=true]': { width: '250%', height: '250%', cursor: 'zoom-out' },
	},
});

/** One picture of the lightbox, fitted or zoomed. */
export function Slide({
	picture,
	isCurrent,
	isClose,
	onClose,
}: {
	picture: PictureData;
	isCurrent: boolean;
	isClose: boolean;
	onClose: () => void;
}) {
	const { t } = useWords();
	const slideRef = useRef<HTMLLIElement>(null);
	useEffect(() => {
		const box = slideRef.current;
		if (!box || !isClose) return;
		box.scrollLeft = (getForwardSign() * (box.scrollWidth - box.clientWidth)) / 2;
		box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
	}, [isClose]);
	return (
		<Box
			asChild
			flex="none"
			width="full"
			height="full"
			overflow={isClose ? 'auto' : 'hidden'}
			overscrollBehavior={isClose ? 'contain' : undefined}
			scrollSnapAlign="center"
			scrollSnapStop="always"
		>
			<li ref={slideRef} aria-hidden={!isCurrent || undefined}>
				<Stage
					type="button"
					aria-label={t('Look closer')}
					aria-pressed={isClose}
					tabIndex={isCurrent ? 0 : -1}
					onClick={onClose}
				>
					<Picture picture={picture} sizes={isClose ? '250vw' : '100vw'} />
				</Stage>
			</li>
		</Box>
	);
}
