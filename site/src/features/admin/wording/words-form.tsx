import { Box } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import { type LanguageTexts, nameOfLanguage } from '@sumu/contract/words';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { loadLanguageTexts } from '../../../lib/words/language-texts';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty-state';
import { FormFailure } from '../../../ui/form-failure';
import { WithSettings } from '../settings/components/with-settings';
import { Failure, SkeletonRows } from '../ui/loading-states';
import { PageBar } from '../ui/page-bar';
import { AreaProgress } from './area-progress';
import { isTranslated, matchesSearch } from './replaceable-texts';
import { useWordsForm } from './use-words-form';
import { WordLine } from './word-line';
import { WordsFilter, type WordsFilterOption } from './words-filter';
import { WordsTransfer } from './words-transfer';

/** Shown if no text is in the chosen state. */
const emptyTexts: Readonly<Partial<Record<WordsFilterOption, string>>> = {
	own: 'You haven’t replaced any texts yet.',
	untranslated: 'Every text is translated.',
	changed: 'All changes are saved.',
};

/** Every text of the site with its replacement; an empty field keeps the original. */
function WordsForm({ site, texts, title }: { site: Site; texts: LanguageTexts; title: string }) {
	const [searchText, setSearchText] = useState('');
	const [filterOption, setFilterOption] = useState<WordsFilterOption>('layout');
	const form = useWordsForm(site, texts);
	const { lines, ownOf, savedOf, changed, wrong, canSave, state, failure, onType, save } = form;
	// Rendering the matches must not delay the next key.
	const appliedSearch = useDeferredValue(searchText);
	const matchingTexts = lines.filter((line) => {
		const own = ownOf(line.key);
		if (appliedSearch.trim()) return matchesSearch(line, own, appliedSearch);
		if (filterOption === 'own') return own !== '';
		if (filterOption === 'untranslated') return !isTranslated(line, savedOf(line.key));
		if (filterOption === 'changed') return own !== savedOf(line.key);
		return line.area === filterOption;
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
			<WordsTransfer
				lines={lines}
				ownOf={ownOf}
				language={site.language}
				onImport={(changes) => {
					form.onImport(changes);
					setSearchText('');
					setFilterOption('changed');
				}}
				onUndo={form.onUndoImport}
			/>
			{lines.some((line) => !line.isTranslated) && (
				<AreaProgress
					lines={lines}
					ownOf={ownOf}
					onShow={(area) => {
						setSearchText('');
						setFilterOption(area);
					}}
				/>
			)}
			<WordsFilter
				searched={searchText}
				shown={filterOption}
				onSearch={setSearchText}
				onShow={setFilterOption}
			/>
			{matchingTexts.length === 0 ? (
				<Empty
					text={
						appliedSearch.trim() ? 'No text matches your search.' : (emptyTexts[filterOption] ?? '')
					}
				/>
			) : (
				<Box as="ul" borderTopWidth="1px" borderColor="hairline" paddingBottom="16">
					{matchingTexts.map((line) => (
						<WordLine
							key={line.key}
							line={line}
							own={ownOf(line.key)}
							saved={savedOf(line.key)}
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

/** Loads the texts of the site's language for the form. */
function WordsOfLanguage({ site }: { site: Site }) {
	const { language } = site;
	const { data, isError, refetch } = useQuery({
		queryKey: ['language-texts', language],
		queryFn: () => loadLanguageTexts(language),
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (isError) return <Failure what={`The texts in ${nameOfLanguage(language)}`} retry={refetch} />;
	return data ? <WordsForm site={site} texts={data} title={screenTitle} /> : <SkeletonRows />;
}

/** Screen to replace any text of the site. */
const WordsScreen = () => (
	<WithSettings title={screenTitle}>{(site) => <WordsOfLanguage site={site} />}</WithSettings>
);

export default WordsScreen;
