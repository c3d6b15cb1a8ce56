import { defineRecipe } from '@chakra-ui/react';

const tickMask =
	"url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M3 8.5 6.5 12 13 4.5' fill='none' stroke='%23000' stroke-width='2.2'/%3E%3C/svg%3E\")";

/** A 24 px checkbox. */
export const checkboxRecipe = defineRecipe({
	className: 'checkbox',
	base: {
		appearance: 'none',
		flex: 'none',
		display: 'grid',
		placeItems: 'center',
		width: '24px',
		height: '24px',
		bg: 'raised',
		borderWidth: '1px',
		borderColor: 'control',
		borderRadius: 'control',
		cursor: 'pointer',
		_before: {
			content: '""',
			width: '16px',
			height: '16px',
			bg: 'onAccent',
			mask: tickMask,
			visibility: 'hidden',
		},
		_checked: { bg: 'accent', borderColor: 'accent', _before: { visibility: 'visible' } },
	},
});
