import { chakra } from '@chakra-ui/react';
import { control } from '../../../theme/recipes/control';

const arrowHalf = (angle: string, from: string, to: string) =>
	`linear-gradient(${angle}, ${from} 50%, ${to} 50%)`;

const NativeSelect = chakra('select', control);

/** Select with the colours of the other fields, which WebKit ignores in its own appearance, and an arrow. */
export const Select = chakra(NativeSelect, {
	base: {
		appearance: 'none',
		// In WebKit, the text of a long choice would make the page scroll sideways.
		overflow: 'hidden',
		textOverflow: 'ellipsis',
		paddingInlineEnd: '12',
		backgroundImage: `${arrowHalf('45deg', 'transparent', 'currentColor')}, ${arrowHalf('135deg', 'currentColor', 'transparent')}`,
		backgroundPosition: 'calc(100% - 21px) 50%, calc(100% - 16px) 50%',
		backgroundSize: '5px 5px',
		backgroundRepeat: 'no-repeat',
	},
});
