import { Box, chakra } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTextDirection } from '../lib/words/text-direction';
import { useWords } from '../lib/words/use-words';
import { IconButton } from './button';
import { openModal } from './open-modal';
import { getForwardSign, keyAsRead } from './reading-direction';
import { Slide } from './slide';
import { useReducedMotion } from './use-reduced-motion';

/** A picture with its caption; '' if it has none. */
export interface LightboxPicture {
	readonly picture: PictureData;
	readonly caption: string;
}

const Frame = chakra('dialog', {
	base: {
		width: '100vw',
		height: '100dvh',
		maxWidth: 'none',
		maxHeight: 'none',
		overflow: 'hidden',
		bg: 'foot',
		color: 'onFoot',
		'--ring': 'colors.onFoot',
		'&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
		animation: 'rise {durations.pop} {easings.reveal}',
	},
});

/** Row of pictures, scrolled natively by touch. */
const Row = chakra('ul', {
	base: {
		display: 'flex',
		overflowX: 'auto',
		overflowY: 'hidden',
		overscrollBehavior: 'contain',
		scrollSnapType: 'x mandatory',
		scrollbarWidth: 'none',
		'&[data-close]': { overflowX: 'hidden' },
	},
});

const nextIndexByKey: Readonly<Record<string, (at: number, last: number) => number>> = {
	ArrowLeft: (at) => at - 1,
	ArrowRight: (at) => at + 1,
	Home: () => 0,
	End: (_, last) => last,
};

/**
 * Shows pictures full screen, one at a time. Swipe, arrow keys or buttons change the picture; a click, Enter or + zooms
 * in, and scrolling then pans.
 */
export default function Lightbox({
	pictures,
	label,
	at = 0,
	onAt,
	onClose,
}: {
	pictures: readonly LightboxPicture[];
	label: string;
	/** Index of the picture to show, at first and whenever it changes. */
	at?: number;
	onAt?: (at: number) => void;
	onClose: () => void;
}) {
	const { t } = useWords();
	const dialogRef = useRef<HTMLDialogElement>(null);
	const rowRef = useRef<HTMLUListElement>(null);
	const [current, setCurrent] = useState(at);
	/** The picture on screen, for a key that is pressed before `current` is rendered. */
	const currentRef = useRef(at);
	const [isClose, setClose] = useState(false);
	const isStill = useReducedMotion();
	const lastIndex = pictures.length - 1;
	useEffect(() => openModal(dialogRef.current), []);
	/** Indexes passed to `onAt`. They come back as `at`, late on a slow page, and must not scroll the row again. */
	const reportedIndexes = useRef<number[]>([]);
	useEffect(() => {
		const reportedPosition = reportedIndexes.current.lastIndexOf(at);
		reportedIndexes.current =
			reportedPosition < 0 ? [] : reportedIndexes.current.slice(reportedPosition + 1);
		const box = rowRef.current;
		if (box && reportedPosition < 0) box.scrollLeft = getForwardSign() * at * box.clientWidth;
	}, [at]);

	function showPicture(next: number, isSudden = false) {
		const box = rowRef.current;
		if (!box || next < 0 || next > lastIndex || next === currentRef.current) return;
		setClose(false);
		box.scrollTo({
			left: getForwardSign() * next * box.clientWidth,
			behavior: isSudden || isStill ? 'instant' : 'smooth',
		});
	}
	function onScroll({ currentTarget: { scrollLeft, clientWidth } }: React.UIEvent) {
		const next = Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth));
		if (isClose || next === currentRef.current || next < 0 || next > lastIndex) return;
		currentRef.current = next;
		setCurrent(next);
		if (!onAt || next === (reportedIndexes.current.at(-1) ?? at)) return;
		reportedIndexes.current.push(next);
		onAt(next);
	}
	function onKeyDown(event: KeyboardEvent) {
		const step = nextIndexByKey[keyAsRead(event.key)];
		if (event.key === '+' || event.key === '=') setClose(true);
		else if (event.key === '-') setClose(false);
		else if (step && !isClose && lastIndex > 0) {
			event.preventDefault();
			showPicture(step(currentRef.current, lastIndex), event.key === 'Home' || event.key === 'End');
		}
	}

	const directionOf = useTextDirection();
	const caption = pictures[current]?.caption;
	const Icon = isClose ? Minus : Plus;
	return (
		<Frame ref={dialogRef} aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
			<Box
				display="flex"
				alignItems="center"
				justifyContent="space-between"
				gap="4"
				paddingInline="margin"
				height="navScrolled"
			>
				<Box as="p" textStyle="small" truncate>
					{label}
				</Box>
				<Box display="flex" alignItems="center" flexShrink="0" marginInlineEnd="-10px">
					{lastIndex > 0 && (
						<>
							<Box
								as="p"
								aria-live="polite"
								textStyle="small"
								fontVariantNumeric="tabular-nums"
								marginInlineEnd="2"
							>
								{t('{at} of {count}', { at: current + 1, count: lastIndex + 1 })}
							</Box>
							<IconButton
								aria-label={t('Previous picture')}
								aria-disabled={current === 0}
								opacity={current === 0 ? 0.4 : undefined}
								onClick={() => showPicture(current - 1)}
							>
								<ChevronLeft size={24} strokeWidth={1.75} aria-hidden />
							</IconButton>
							<IconButton
								aria-label={t('Next picture')}
								aria-disabled={current === lastIndex}
								opacity={current === lastIndex ? 0.4 : undefined}
								onClick={() => showPicture(current + 1)}
							>
								<ChevronRight size={24} strokeWidth={1.75} aria-hidden />
							</IconButton>
						</>
					)}
					<IconButton
						aria-label={isClose ? t('Show the whole picture') : t('Look closer')}
						onClick={() => setClose(!isClose)}
					>
						<Icon size={22} strokeWidth={1.75} aria-hidden />
					</IconButton>
					<IconButton
						aria-label={t('Close the picture')}
						onClick={() => dialogRef.current?.close()}
					>
						<X size={24} strokeWidth={1.75} aria-hidden />
					</IconButton>
				</Box>
			</Box>
			<Row
				ref={rowRef}
				data-close={isClose || undefined}
				// Keeps the dialog's initial focus off the scroll container.
				tabIndex={-1}
				onScroll={onScroll}
			>
				{pictures.map(({ picture }, index) => (
					<Slide
						// biome-ignore lint/suspicious/noArrayIndexKey: one may show twice
						key={index}
						picture={picture}
						isCurrent={index === current}
						isClose={isClose && index === current}
						onClose={() => setClose(!isClose)}
					/>
				))}
			</Row>
			<Box
				as="p"
				textStyle="small"
				textAlign="center"
				paddingInline="margin"
				paddingBlock={caption ? '4' : isClose ? '0' : '3'}
				textWrap="balance"
			>
				<span dir={directionOf(caption ?? '')}>{caption}</span>
			</Box>
		</Frame>
	);
}
