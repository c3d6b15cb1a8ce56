import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { WovenBar } from './woven-bar';

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
