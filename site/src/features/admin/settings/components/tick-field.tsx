import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PlainSpec } from '../field-spec';

/** A choice between two, said in one sentence. */
export function TickField({
	name,
	spec,
}: {
	name: string;
	spec: Pick<PlainSpec, 'label' | 'help'>;
}) {
	const { register } = useFormContext();
	const id = useId();
	return (
		<Box asChild display="flex" gap="3" alignItems="start" minHeight="compact" cursor="pointer">
			<label>
				<Box asChild width="20px" height="20px" marginTop="1" accentColor="{colors.accent}">
					<input type="checkbox" {...register(name)} aria-describedby={id} />
				</Box>
				<span>
					<Box as="span" display="block" textStyle="ui">
						{spec.label}
					</Box>
					<Box as="span" id={id} textStyle="small" color="muted">
						{spec.help}
					</Box>
				</span>
			</label>
		</Box>
	);
}
