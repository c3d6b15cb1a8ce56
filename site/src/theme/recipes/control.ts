import { defineRecipe } from '@chakra-ui/react';

/** Text input, text area or select. */
export const control = defineRecipe({
	className: 'control',
	base: {
		width: 'full',
		minHeight: 'control',
		paddingInline: '4',
		paddingBlock: '3',
		bg: 'raised',
		color: 'ink',
		borderWidth: '1px',
		borderColor: 'control',
		borderRadius: 'control',
		textStyle: 'ui',
		_placeholder: { color: 'muted', opacity: 1 },
		_invalid: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
		_readOnly: { bg: 'sunken', color: 'muted' },
		_disabled: { bg: 'sunken', color: 'muted', cursor: 'not-allowed' },
	},
});
