import { Box } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty-state';
import { FormFailure } from '../../../ui/form-failure';
import { WithSettings } from '../settings/components/with-settings';
import { PageBar } from '../ui/page-bar';
import { matchesSearch } from './replaceable-texts';
import { useWordsForm } from './use-words-form';
import { WordLine } from './word-line';
import { WordsFilter, type WordsFilterOption } from './words-filter';

/** Every text of the site with its replacement; an empty field keeps the original. */
export function WordsForm({ site, title }: { site: Site; title: string }) {
	const [searchText, setSearchText] = useState('');
	const [filterOption, setFilterOption] = useState<WordsFilterOption>('layout');
	const { lines, ownOf, changed, wrong, canSave, state, failure, onType, save } =
		useWordsForm(site);
	const matchingTexts = lines.filter((line) => {
		const own = ownOf(line.key);
		if (searchText.trim()) return matchesSearch(line, own, searchText);
		return filterOption === 'own' ? own !== '' : line.area === filterOption;
	});
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
			aria-label={title}
		>
			<PageBar
				title={title}
				status={
					wrong > 0
						? 'A text needs your attention.'
						: changed > 0
							? `${changed} not saved yet`
							: state === 'saved' && 'Saved'
				}
			>
				<Button type="submit" size="compact" aria-disabled={!canSave}>
					{state === 'saving' ? 'Saving…' : 'Save'}
				</Button>
			</PageBar>
			<Box as="p" textStyle="ui" color="muted" marginTop="6" maxWidth="measure">
				Leave a field blank to keep the default. Placeholders in braces, such as {'{name}'}, are
				filled in automatically and can go anywhere in your text.
			</Box>
			<Box role="status" srOnly>
				{state === 'saved' && 'Saved'}
			</Box>
			<Box marginTop="4">
				<FormFailure message={failure} />
			</Box>
			<WordsFilter
				searched={searchText}
				shown={filterOption}
				onSearch={setSearchText}
				onShow={setFilterOption}
			/>
			{matchingTexts.length === 0 ? (
				<Empty
					text={searchText ? 'No text matches your search.' : 'You haven’t replaced any texts yet.'}
				/>
			) : (
				<Box as="ul" borderTopWidth="1px" borderColor="hairline" paddingBottom="16">
					{matchingTexts.map((line) => (
						<WordLine
							key={line.key}
							line={line}
							own={ownOf(line.key)}
							language={site.language}
							onType={onType}
						/>
					))}
				</Box>
			)}
		</form>
	);
}

const screenTitle = 'Words';

/** Screen to replace any text of the site. */
export const WordsScreen = () => (
	<WithSettings title={screenTitle}>
		{(site) => <WordsForm site={site} title={screenTitle} />}
	</WithSettings>
);
