import { chakra } from '@chakra-ui/react';

/** Limits content to the page width, with margins. */
export const Container = chakra('div', {
	base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: 'margin' },
});

/** The 12-column grid; one column below `lg`. Children set their own `gridColumn`. */
export const Columns = chakra('div', {
	base: {
		display: 'grid',
		gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
		columnGap: 'gutter',
	},
});
