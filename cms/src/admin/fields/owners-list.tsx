import { Field, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { groupsOf, type Site } from '@sumu/contract';
import { useSiteQuery } from '../api';
import type { CustomInputProps } from './custom-fields';

/** Select with a list from the site settings; a free text field while that list is empty. */
function OwnersList({
	name,
	label,
	hint,
	required,
	disabled = false,
	listOf,
}: CustomInputProps & { listOf: (site: Site) => readonly string[] }) {
	const { value, error, onChange } = useField<string | null>(name);
	const { data: site } = useSiteQuery();
	const listedNames = site ? listOf(site) : [];
	// Keeps the current value available even if it is no longer in the list.
	const selectOptions =
		value && !listedNames.includes(value) ? [...listedNames, value] : listedNames;
	return (
		<Field.Root name={name} error={error} hint={hint} required={required}>
			<Field.Label>{label}</Field.Label>
			{listedNames.length > 0 ? (
				<SingleSelect
					value={value ?? ''}
					placeholder=""
					disabled={disabled}
					onChange={(newValue) => onChange(name, String(newValue))}
					onClear={() => onChange(name, null)}
				>
					{selectOptions.map((option) => (
						<SingleSelectOption key={option} value={option}>
							{option}
						</SingleSelectOption>
					))}
				</SingleSelect>
			) : (
				<TextInput
					value={value ?? ''}
					disabled={disabled}
					onChange={({ target }: { target: { value: string } }) => onChange(name, target.value)}
				/>
			)}
			<Field.Hint />
			<Field.Error />
		</Field.Root>
	);
}

/** Input for the category of a project. */
export const Category = (input: CustomInputProps) => (
	<OwnersList {...input} listOf={({ categories }) => categories} />
);

/** Input for the group of a skill. */
export const SkillGroup = (input: CustomInputProps) => <OwnersList {...input} listOf={groupsOf} />;
