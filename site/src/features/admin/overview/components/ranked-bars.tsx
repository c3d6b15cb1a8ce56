import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const BAR_CELL_COUNT = 20;

/**
 * Bar of cells, filled by the ratio of `value` to `most`. Hidden from screen readers, because the number is
 * beside it.
 */
export const WovenBar = ({
	value,
	most,
	color = 'greenText',
}: {
	value: number;
	most: number;
	color?: 'accent' | 'greenText';
}) => (
	<Box
		aria-hidden
		flexGrow="1"
		height="12px"
		bg="thread"
		css={{
			maskImage: 'linear-gradient(90deg, black 78%, transparent 78%)',
			maskSize: `${100 / BAR_CELL_COUNT}% 100%`,
		}}
	>
		<Box
			height="full"
			bg={color}
			style={{
				width: `${most > 0 ? (Math.ceil((value / most) * BAR_CELL_COUNT) / BAR_CELL_COUNT) * 100 : 0}%`,
			}}
		/>
	</Box>
);

export interface RankedRow {
	readonly key: string | number;
	readonly name: ReactNode;
	readonly count: number;
	readonly color?: 'accent' | 'greenText';
}

/** List of names, each with a bar and a number. */
export function RankedBars({
	rows,
	nameWidth,
}: {
	rows: readonly RankedRow[];
	nameWidth: `${number}${'px' | '%'}`;
}) {
	const most = Math.max(0, ...rows.map(({ count }) => count));
	return (
		<Box as="ul" textStyle="small">
			{rows.map(({ key, name, count, color }) => (
				<Box as="li" key={key} display="flex" alignItems="center" gap="4" minHeight="36px">
					<Box width={nameWidth} flex="none" truncate>
						{name}
					</Box>
					<WovenBar value={count} most={most} {...(color && { color })} />
					<Box minWidth="3ch" textAlign="end" fontVariantNumeric="tabular-nums">
						{count}
					</Box>
				</Box>
			))}
		</Box>
	);
}
