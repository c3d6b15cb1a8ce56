import { chakra } from '@chakra-ui/react';

/** Columns below a page's lead post; each card spans four rows. */
export const PostColumns = chakra('div', {
	base: {
		display: 'grid',
		gridTemplateColumns: {
			base: 'minmax(0, 1fr)',
			md: 'repeat(2, minmax(0, 1fr))',
			xl: 'repeat(4, minmax(0, 1fr))',
		},
		columnGap: 'gutter',
		rowGap: { base: '12', md: '0' },
		marginTop: { base: '12', lg: '16' },
	},
});
