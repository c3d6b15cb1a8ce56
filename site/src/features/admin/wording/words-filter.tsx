import { Box } from '@chakra-ui/react';
import type { AreaName } from '@sumu/contract/words';
import { Field, Input } from '../../../ui/field';
import { Select } from '../ui/select';
import { areaNames } from './replaceable-texts';

/** Texts to show: one part of the site, or those in one state. */
export type WordsFilterOption = AreaName | 'own' | 'untranslated' | 'changed';
const filterOptions: readonly (readonly [WordsFilterOption, string])[] = [
	...(Object.entries(areaNames) as [AreaName, string][]),
	['own', 'Replaced texts only'],
	['untranslated', 'Not translated'],
	['changed', 'Not saved yet'],
];

/** Filters the texts by a search term or by a part of the site. */
export function WordsFilter({
	searched,
	shown,
	onSearch,
	onShow,
}: {
	searched: string;
	shown: WordsFilterOption;
	onSearch: (text: string) => void;
	onShow: (part: WordsFilterOption) => void;
}) {
	return (
		<Box
			display="grid"
			gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
			gap="6"
			marginTop="4"
			marginBottom="6"
		>
			<Field label="Search">
				{(control) => (
					<Input
						{...control}
						type="search"
						value={searched}
						placeholder="Search the site’s texts"
						onChange={(event) => onSearch(event.target.value)}
					/>
				)}
			</Field>
			<Field label="Appears on">
				{(control) => (
					<Select
						{...control}
						value={shown}
						disabled={searched.trim() !== ''}
						onChange={(event) => onShow(event.target.value as WordsFilterOption)}
					>
						{filterOptions.map(([value, label]) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</Select>
				)}
			</Field>
		</Box>
	);
}
