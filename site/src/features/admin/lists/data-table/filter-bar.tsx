import { Box } from '@chakra-ui/react';
import { ListFilter as FilterIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/button';
import { Input } from '../../../../ui/field';
import { TextButton } from '../../../../ui/text-link';
import { Select } from '../../ui/select';
import { adminWords } from '../../words';
import type { ListFilter } from './list-filters';
import type { ListFilters } from './nested-filter';

const { filters: words } = adminWords;

type ChangeFilter = (change: Readonly<Record<string, string>>) => void;

function ChoiceSelect({
	filter: { label, names, useChoices },
	values,
	onChange,
}: {
	filter: Extract<ListFilter, { type: 'choice' }>;
	values: ListFilters;
	onChange: ChangeFilter;
}) {
	const choices = useChoices();
	const [name] = names;
	const value = values[name] ?? '';
	const isKnown = !value || choices.some((choice) => choice.value === value);
	return (
		<Select
			aria-label={label}
			value={value}
			flex="1 1 160px"
			maxWidth={{ lg: '240px' }}
			onChange={({ target }) => onChange({ [name]: target.value })}
		>
			<option value="">{words.any(label)}</option>
			{!isKnown && <option value={value}>{value}</option>}
			{choices.map((choice) => (
				<option key={choice.value} value={choice.value}>
					{choice.label}
				</option>
			))}
		</Select>
	);
}

function DateInputs({
	filter: { label, names },
	values,
	onChange,
}: {
	filter: Extract<ListFilter, { type: 'dates' }>;
	values: ListFilters;
	onChange: ChangeFilter;
}) {
	const labels = [words.from(label), words.to(label)];
	return names.map((name, index) => (
		<Box key={name} display="flex" alignItems="center" gap="2" flex="1 1 200px">
			<Box as="span" aria-hidden textStyle="small" color="muted" flex="none">
				{labels[index]}
			</Box>
			<Input
				type="date"
				aria-label={labels[index]}
				value={values[name] ?? ''}
				onChange={({ target }) => onChange({ [name]: target.value })}
			/>
		</Box>
	));
}

/** Filters of a list behind a button, which says how many are set. */
export function FilterBar({
	filters,
	values,
	onChange,
}: {
	filters: readonly ListFilter[];
	values: ListFilters;
	onChange: ChangeFilter;
}) {
	const activeNames = Object.keys(values);
	const [isOpen, setOpen] = useState(activeNames.length > 0);
	const id = useId();
	if (filters.length === 0 && activeNames.length === 0) return null;
	return (
		<>
			<Button
				size="compact"
				variant="outline"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen(!isOpen)}
			>
				<FilterIcon size={18} aria-hidden />
				{activeNames.length > 0 ? words.active(activeNames.length) : words.show}
			</Button>
			{isOpen && (
				<Box
					id={id}
					order="1"
					display="flex"
					flexWrap="wrap"
					alignItems="center"
					gap="3"
					flexBasis="100%"
				>
					{filters.map((filter) =>
						filter.type === 'choice' ? (
							<ChoiceSelect
								key={filter.label}
								filter={filter}
								values={values}
								onChange={onChange}
							/>
						) : (
							<DateInputs key={filter.label} filter={filter} values={values} onChange={onChange} />
						),
					)}
					{activeNames.length > 0 && (
						<TextButton
							onClick={() => onChange(Object.fromEntries(activeNames.map((name) => [name, ''])))}
						>
							{words.clear}
						</TextButton>
					)}
				</Box>
			)}
		</>
	);
}
