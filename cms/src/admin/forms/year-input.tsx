import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ChangeEvent } from 'react';

interface Year {
	name: string;
	label: string;
	hint?: string;
	required?: boolean;
	disabled?: boolean;
}

const MAX_YEAR_DIGITS = 4;

/** Year input. Strapi's number field would format 2026 as 2,026. */
export function YearInput({ name, label, hint, required, disabled }: Year) {
	const { value, error, onChange } = useField<number | null>(name);
	const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const yearText = target.value.replaceAll(/\D/g, '').slice(0, MAX_YEAR_DIGITS);
		onChange(name, yearText === '' ? null : Number(yearText));
	};
	return (
		<Field.Root error={error} hint={hint} name={name} required={required}>
			<Field.Label>{label}</Field.Label>
			<TextInput
				inputMode="numeric"
				maxLength={MAX_YEAR_DIGITS}
				value={value ?? ''}
				disabled={disabled}
				onChange={change}
			/>
			<Field.Hint />
			<Field.Error />
		</Field.Root>
	);
}
