import { chakra } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';

const Grip = chakra(
	'button',
	{
		base: {
			display: 'inline-flex',
			alignItems: 'center',
			justifyContent: 'center',
			flex: 'none',
			width: 'compact',
			height: 'compact',
			cursor: 'grab',
			color: 'muted',
			touchAction: 'none',
			_hover: { color: 'ink' },
			'[data-lifted] &': { cursor: 'grabbing' },
		},
	},
	{ defaultProps: { type: 'button' } },
);

/** Handle to drag a row, or to lift it with Space. */
export const Handle = (props: ComponentProps<typeof Grip>) => (
	<Grip {...props}>
		<GripVertical size={20} aria-hidden />
	</Grip>
);
