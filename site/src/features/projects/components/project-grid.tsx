import { chakra } from '@chakra-ui/react';
import { inTurn, settling } from '../../../ui/settling';

/**
 * 1 or 3 columns by the screen's width; three stand like the steps of a weave when `staggered`.
 * As a page of its own it is `settling`; a section is that already.
 */
export const ProjectGrid = chakra('div', {
	base: {
		display: 'grid',
		gridTemplateColumns: {
			base: 'minmax(0, 1fr)',
			md: 'repeat(3, minmax(0, 1fr))',
		},
		columnGap: { base: '4', lg: 'gutter' },
		rowGap: { base: '12', lg: '16' },
	},
	variants: {
		settling: { true: { '& > *': { ...settling('33rem', '38rem'), ...inTurn.items } } },
		staggered: {
			true: {
				lg: {
					'& > :nth-of-type(3n + 2)': { marginTop: '24' },
					'& > :nth-of-type(3n)': { marginTop: '12' },
				},
			},
		},
	},
});
