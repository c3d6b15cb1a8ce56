import { Box, chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { checkbox } from '../theme/recipes';

const Tick = chakra('input', checkbox, { defaultProps: { type: 'checkbox' } });

/** A box to tick and what it means; the whole line is the target. */
export function Checkbox({ label, ...input }: { label: string } & ComponentProps<typeof Tick>) {
	return (
		<Box asChild display="inline-flex" alignItems="center" gap="3" minHeight="compact" textStyle="ui">
			<label>
				<Tick {...input} />
				<Box as="span" cursor="pointer">
					{label}
				</Box>
			</label>
		</Box>
	);
}
