import { Box } from '@chakra-ui/react';
import type { SearchResults } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { useIsComing } from '../../../lib/document/page-hooks';
import { useWords } from '../../../lib/words/use-words';
import { Columns, Container } from '../../../ui/container';
import { Price } from '../../../ui/price';
import { foundQuery, typedOf } from '../api/search-site';
import { NothingFound, Suggestions } from './nothing-found';
import { SearchField } from './search-field';
import { FoundItem, FoundList } from './search-results';
import { FoundSkeletons } from './search-skeletons';
import { ShortcutSwitch } from './shortcut-switch';

/** Search page; `suggested` are words to try. */
export function SearchPage({ suggested }: { suggested: readonly string[] }) {
	const { t } = useWords();
	const searchText = typedOf(useSearchParams()[0]);
	const { data: searchResults } = useSuspenseQuery(foundQuery(searchText));
	const isComing = useIsComing(sitePaths.search.at());
	return (
		<Container paddingTop={{ base: '8', lg: '12' }} paddingBottom="section">
			<Box as="h1" textStyle="hero">
				{t('Search')}
			</Box>
			<Box marginTop={{ base: '6', lg: '12' }}>
				<SearchField isFirst typed={searchText} />
			</Box>
			<Box marginTop={{ base: '6', lg: '8' }} aria-busy={isComing}>
				{isComing ? (
					<FoundSkeletons />
				) : (
					<Response typed={searchText} found={searchResults} suggested={suggested} />
				)}
			</Box>
			<ShortcutSwitch />
		</Container>
	);
}

function Response({
	typed,
	found,
	suggested,
}: {
	typed: string;
	found: SearchResults;
	suggested: readonly string[];
}) {
	const { counted, t } = useWords();
	if (typed === '') return <Suggestions words={suggested} />;
	const count = found.projects.length + found.posts.length;
	return (
		<>
			<Box as="p" role="status" textStyle="ui" color="muted">
				{count === 0
					? t('No results for “{words}”', { words: typed })
					: counted(
							{
								one: '{count} result for “{words}”',
								other: '{count} results for “{words}”',
							},
							count,
							{ words: typed },
						)}
			</Box>
			{count === 0 ? <NothingFound suggested={suggested} /> : <Results found={found} />}
		</>
	);
}

/** Writes the theme and price of a project; nothing if it has neither. */
const writeNote = (theme: string, price: number | null) =>
	(theme || price !== null) && (
		<>
			{theme}
			{theme && price !== null && ', '}
			<Price amount={price} />
		</>
	);

function Results({ found: { projects, posts } }: { found: SearchResults }) {
	const { day, t } = useWords();
	const hasBothTypes = projects.length > 0 && posts.length > 0;
	const columnRanges = hasBothTypes ? ['1 / 7', '7 / 13'] : ['1 / 9', '1 / 9'];
	return (
		<Columns rowGap="12" marginTop={{ base: '8', lg: '12' }}>
			<Box gridColumn={{ lg: columnRanges[0] }} hidden={projects.length === 0}>
				<FoundList title={t('Projects')} count={projects.length}>
					{projects.map(({ _id, slug, projectsName, projectTheme, projectPrice, ...project }) => (
						<FoundItem
							key={_id}
							{...project}
							title={projectsName}
							note={writeNote(projectTheme, projectPrice)}
							to={sitePaths.project.at(slug)}
						/>
					))}
				</FoundList>
			</Box>
			<Box gridColumn={{ lg: columnRanges[1] }} hidden={posts.length === 0}>
				<FoundList title={t('Posts')} count={posts.length}>
					{posts.map(({ _id, slug, topic, author, date, ...post }) => (
						<FoundItem
							key={_id}
							{...post}
							title={topic}
							note={`${day(date)}, ${author}`}
							to={sitePaths.blog.at(slug)}
						/>
					))}
				</FoundList>
			</Box>
		</Columns>
	);
}
