import { Box } from '@chakra-ui/react';

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
