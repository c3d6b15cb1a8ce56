import { chakra } from '@chakra-ui/react';

/** Framed label for a status; `data-tone` sets its emphasis. */
export const Mark = chakra('span', {
	base: {
		display: 'inline-block',
		paddingInline: '3',
		paddingBlock: '1',
		borderWidth: '1px',
		borderColor: 'control',
		borderRadius: 'control',
		textStyle: 'label',
		whiteSpace: 'nowrap',
		'&[data-tone=full]': { bg: 'green', borderColor: 'green', color: 'onGreen' },
		'&[data-tone=green]': { borderColor: 'greenText', color: 'greenText' },
		'&[data-tone=accent]': { borderColor: 'accentText', color: 'accentText' },
	},
});
