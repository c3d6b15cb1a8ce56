import { Box, chakra } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { checkboxRecipe } from '../theme/recipes/checkbox';

const Tick = chakra('input', checkboxRecipe, { defaultProps: { type: 'checkbox' } });

/** A checkbox with its label; the whole line is the click target. */
export function Checkbox({ label, ...input }: { label: string } & ComponentProps<typeof Tick>) {
	const id = useId();
	return (
		<Box display="inline-flex" alignItems="center" minHeight="compact" textStyle="ui">
			<Tick {...input} id={id} />
			<Box
				asChild
				display="flex"
				alignItems="center"
				minHeight="compact"
				paddingInlineStart="3"
				cursor="pointer"
			>
				<label htmlFor={id}>{label}</label>
			</Box>
		</Box>
	);
}
