import { Box, chakra } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import { Minus, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button';
import { Picture } from './picture';

const Frame = chakra('dialog', {
	base: {
		width: '100vw',
		height: '100dvh',
		maxWidth: 'none',
		maxHeight: 'none',
		overflow: 'hidden',
		bg: 'foot',
		color: 'onFoot',
		'&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
		animation: 'rise {durations.pop} {easings.reveal}',
	},
});

/** The picture itself switches between the whole of it and its details. */
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

/** One picture over the whole screen: closer with a click, Enter or +, moved by scrolling. */
export default function Lightbox({
	picture,
	label,
	onClose,
}: {
	picture: PictureData;
	label: string;
	onClose: () => void;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const room = useRef<HTMLDivElement>(null);
	const [isClose, setClose] = useState(false);
	useEffect(() => dialog.current?.showModal(), []);
	useEffect(() => {
		const box = room.current;
		if (!box || !isClose) return;
		box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
		box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
	}, [isClose]);
	const Icon = isClose ? Minus : Plus;
	return (
		<Frame
			ref={dialog}
			aria-label={label}
			onClose={onClose}
			onKeyDown={({ key }) => {
				if (key === '+' || key === '=') setClose(true);
				if (key === '-') setClose(false);
			}}
		>
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
				<Box display="flex" marginInlineEnd="-10px">
					<IconButton
						aria-label={isClose ? 'Show the whole picture' : 'Look closer'}
						onClick={() => setClose(!isClose)}
					>
						<Icon size={22} strokeWidth={1.75} aria-hidden />
					</IconButton>
					<IconButton aria-label="Close the picture" onClick={() => dialog.current?.close()}>
						<X size={24} strokeWidth={1.75} aria-hidden />
					</IconButton>
				</Box>
			</Box>
			<Box
				ref={room}
				overflow="auto"
				overscrollBehavior="contain"
				paddingBottom={isClose ? '0' : '6'}
			>
				<Stage
					type="button"
					aria-label="Look closer"
					aria-pressed={isClose}
					onClick={() => setClose(!isClose)}
				>
					<Picture picture={picture} sizes={isClose ? '250vw' : '100vw'} />
				</Stage>
			</Box>
		</Frame>
	);
}
