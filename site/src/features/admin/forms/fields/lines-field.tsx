import { type Control, type FieldValues, useController } from 'react-hook-form';
import { Field } from '../../../../ui/field';
import { ContentArea } from '../../ui/helped-field';

/** Any number of texts, one per line. */
export function LinesField({
	control,
	name,
	label,
	error,
	placeholder,
}: {
	control: Control<FieldValues>;
	name: string;
	label: string;
	error: string | undefined;
	placeholder: string | undefined;
}) {
	const { field } = useController({ control, name });
	const lines: readonly string[] = field.value ?? [];
	return (
		<Field label={label} error={error}>
			{(ties) => (
				<ContentArea
					{...ties}
					ref={field.ref}
					name={name}
					rows={4}
					textStyle="body"
					placeholder={placeholder}
					value={lines.join('\n')}
					onBlur={field.onBlur}
					onChange={({ target }) => field.onChange(target.value ? target.value.split('\n') : [])}
				/>
			)}
		</Field>
	);
}
