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

const digits = 4;

/** Year input. Strapi's number field would format 2026 as 2,026. */
export function YearInput({ name, label, hint, required, disabled }: Year) {
	const { value, error, onChange } = useField<number | null>(name);
	const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const typed = target.value.replaceAll(/\D/g, '').slice(0, digits);
		onChange(name, typed === '' ? null : Number(typed));
	};
	return (
		<Field.Root error={error} hint={hint} name={name} required={required}>
			<Field.Label>{label}</Field.Label>
			<TextInput
				inputMode="numeric"
				maxLength={digits}
				value={value ?? ''}
				disabled={disabled}
				onChange={change}
			/>
			<Field.Hint />
			<Field.Error />
		</Field.Root>
	);
}
