import { Box } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { useSiteIfLoaded } from '../../../lib/site/use-site';
import { Field, Input, TextArea } from '../../../ui/field';

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

/** Field for a line that visitors read, in the language of the site: the workplace around it is in English. */
export const ContentInput = (props: ComponentProps<typeof Input>) => (
	<Input lang={useSiteIfLoaded()?.language} {...props} />
);

/** Field for a text that visitors read. */
export const ContentArea = (props: ComponentProps<typeof TextArea>) => (
	<TextArea lang={useSiteIfLoaded()?.language} {...props} />
);
