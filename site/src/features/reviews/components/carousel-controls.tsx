import { Box, chakra } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import type { RefObject } from 'react';
import { useWords } from '../../../lib/words/use-words';

const Toggle = chakra('button', {
	base: {
		flex: 'none',
		display: 'grid',
		placeItems: 'center',
		width: 'compact',
		height: 'compact',
		cursor: 'pointer',
		_hover: { color: 'accentText' },
	},
});

/** Width of a dash in pixels. */
const DASH_WIDTH_PX = 46;
/**
 * Number of dashes that fit the smallest phone. On phones, more are split evenly over two rows, so that none is alone.
 */
const MAX_DASHES_PER_ROW = 6;
const rowOf = (count: number) =>
	count > MAX_DASHES_PER_ROW ? (`${Math.ceil(count / 2) * DASH_WIDTH_PX}px` as const) : undefined;

const Dash = chakra('button', {
	base: {
		// Not a flex basis: WebKit and Firefox ignore it in the row's intrinsic width, so that every dash would wrap.
		flex: 'none',
		width: `${DASH_WIDTH_PX}px`,
		height: 'compact',
		paddingInline: '4px',
		cursor: 'pointer',
		'& > span': { display: 'block', height: '3px', bg: 'hairline' },
		'&:hover > span': { bg: 'control' },
		'& > span > span': {
			display: 'block',
			height: 'full',
			bg: 'accent',
			transformOrigin: 'var(--start, 0) 0',
			transform: 'scaleX(var(--passed, 1))',
			_highContrast: { bg: 'SelectedItemText' },
		},
		_highContrast: { '& > span': { bg: 'CanvasText' } },
	},
});

/**
 * Pause button and one dash per review. `--passed`, the elapsed share of a review's time, is set on `passed`. With only
 * `count`, reserves the space.
 */
export function Controls({
	count,
	index = 0,
	playing = true,
	passed,
	onToggle,
	onChoose,
}: {
	count: number;
	index?: number;
	playing?: boolean;
	passed?: RefObject<HTMLDivElement | null>;
	onToggle?: () => void;
	onChoose?: (index: number) => void;
}) {
	const { t } = useWords();
	const Icon = playing ? Pause : Play;
	return (
		<Box
			display="flex"
			flexDirection={{ base: 'column-reverse', sm: 'row' }}
			alignItems={{ base: 'center', sm: 'start' }}
			justifyContent="center"
			paddingInline={{ sm: '3' }}
			ref={passed}
		>
			<Toggle
				type="button"
				aria-label={playing ? t('Pause the reviews') : t('Play the reviews')}
				onClick={onToggle}
			>
				<Icon size={20} strokeWidth={1.6} aria-hidden />
			</Toggle>
			<Box
				display="flex"
				flexWrap="wrap"
				justifyContent="center"
				minWidth="0"
				maxWidth={{ base: rowOf(count), md: 'none' }}
			>
				{Array.from({ length: count }, (_, at) => (
					<Dash
						// biome-ignore lint/suspicious/noArrayIndexKey: a dash is its place
						key={at}
						type="button"
						aria-label={t('Review {at} of {count}', { at: at + 1, count })}
						aria-current={at === index}
						onClick={() => onChoose?.(at)}
					>
						<span>{at === index && <span />}</span>
					</Dash>
				))}
			</Box>
		</Box>
	);
}
