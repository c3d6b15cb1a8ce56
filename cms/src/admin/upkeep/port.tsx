import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';

/** Port input. Strapi's number field would format 2525 as 2,525. */
export function Port({ disabled }: { disabled: boolean }) {
	const { value, error, onChange } = useField<string | null>('port');
	return (
		<Field.Root name="port" error={error} hint="Mostly 587, or 465" required>
			<Field.Label>Port</Field.Label>
			<TextInput
				inputMode="numeric"
				autoComplete="off"
				value={value ?? ''}
				disabled={disabled}
				onChange={onChange}
			/>
			<Field.Hint />
			<Field.Error />
		</Field.Root>
	);
}
