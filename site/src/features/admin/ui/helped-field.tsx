import { Box } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { Field } from '../../../ui/field';

type FieldProps = ComponentProps<typeof Field>;

/** Field with a help text, which screen readers read along with it; no text without `help`. */
export function HelpedField({
	help,
	children,
	...field
}: FieldProps & { help?: string | undefined }) {
	const id = useId();
	return (
		<Field {...field}>
			{(control) => (
				<>
					{children({
						...control,
						'aria-describedby':
							[help && id, control['aria-describedby']].filter(Boolean).join(' ') || undefined,
					})}
					{help && (
						<Box id={id} textStyle="small" color="muted">
							{help}
						</Box>
					)}
				</>
			)}
		</Field>
	);
}
