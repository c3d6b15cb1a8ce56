import { chakra } from '@chakra-ui/react';
import { deferLayout } from '../../../ui/defer-layout';

/** Aspect ratio of a card's picture. */
export const coverRatio = 'var(--cover, 4 / 5)';

/** Responsive grid of 1 to 3 columns; `staggered` offsets three. An odd last card in two columns spans both. */
export const ProjectGrid = chakra('div', {
	base: {
		display: 'grid',
		gridTemplateColumns: {
			base: 'minmax(0, 1fr)',
			sm: 'repeat(2, minmax(0, 1fr))',
			md: 'repeat(3, minmax(0, 1fr))',
		},
		columnGap: { base: '4', lg: 'gutter' },
		rowGap: { base: '12', lg: '16' },
		'& > *': deferLayout('33rem', '38rem'),
		'& > :nth-of-type(odd):last-of-type': {
			gridColumn: { sm: '1 / -1', md: 'auto' },
			'--cover': { sm: '3 / 2', md: 'initial' },
		},
	},
	variants: {
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
