import { chakra } from '@chakra-ui/react';
import { checkboxRecipe } from '../../../theme/recipes/checkbox';

/** A 20 px checkbox without a label. Engines' own are white in the dark theme, or ignore the accent colour. */
export const TickBox = chakra(
	'input',
	{
		base: {
			...checkboxRecipe.base,
			width: '20px',
			height: '20px',
			'&:indeterminate': {
				bg: 'accent',
				borderColor: 'accent',
				_before: { visibility: 'visible', mask: 'none', height: '2px', width: '10px' },
			},
		},
	},
	{ defaultProps: { type: 'checkbox' } },
);
