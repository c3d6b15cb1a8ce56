import { Box } from '@chakra-ui/react';

const cells = 20;

/** A length as a row of cells, the part of `most` filled; the number stands beside it. */
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
			maskSize: `${100 / cells}% 100%`,
		}}
	>
		<Box
			height="full"
			bg={color}
			style={{ width: `${most > 0 ? (Math.ceil((value / most) * cells) / cells) * 100 : 0}%` }}
		/>
	</Box>
);
