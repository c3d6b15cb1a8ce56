import { defineRecipe } from '@chakra-ui/react';

/** Text with an underline that thickens on hover. */
export const textLink = defineRecipe({
	className: 'text-link',
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		gap: '3',
		minHeight: 'compact',
		minWidth: 'compact',
		// In a link of several lines, the underline is below the last one.
		paddingBlock: '2',
		textStyle: 'ui',
		color: 'ink',
		cursor: 'pointer',
		backgroundImage: 'linear-gradient(currentColor, currentColor)',
		backgroundPosition: '0 calc(100% - 7px)',
		backgroundRepeat: 'no-repeat',
		backgroundSize: '100% var(--rule)',
		'--rule': '1.5px',
		transition: 'background-size {durations.hover}',
		_hover: { '--rule': '3px' },
	},
	variants: {
		tone: {
			accent: {
				backgroundImage: 'linear-gradient({colors.accent}, {colors.accent})',
			},
			quiet: {
				backgroundImage: 'linear-gradient({colors.hairline}, {colors.hairline})',
				_hover: { backgroundImage: 'linear-gradient({colors.ink}, {colors.ink})' },
			},
			current: {},
		},
	},
	defaultVariants: { tone: 'accent' },
});
