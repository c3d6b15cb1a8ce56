import { Box } from '@chakra-ui/react';
import { type Found, messages } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useIsComing } from '../../../lib/document/use-is-coming';
import { day } from '../../../lib/text';
import { Columns, Container } from '../../../ui/container';
import { foundQuery, typedOf } from '../api/search-site';
import { FoundItem } from './found-item';
import { FoundList } from './found-list';
import { FoundSkeletons } from './found-skeletons';
import { NothingFound, Suggestions } from './nothing';
import { SearchField } from './search-field';
import { ShortcutSwitch } from './shortcut-switch';

/** What was asked for and what was found; `suggested` are words worth a try. */
export function SearchPage({ suggested }: { suggested: readonly string[] }) {
	const typed = typedOf(useSearchParams()[0]);
	const { data: found } = useSuspenseQuery(foundQuery(typed));
	const isComing = useIsComing(paths.search.at());
	return (
		<Container paddingTop={{ base: '8', lg: '12' }} paddingBottom="section">
			<Box as="h1" textStyle="hero">
				Search
			</Box>
			<Box marginTop={{ base: '6', lg: '12' }}>
				<SearchField typed={typed} />
			</Box>
			<Box marginTop={{ base: '6', lg: '8' }} aria-busy={isComing}>
				{isComing ? <FoundSkeletons /> : response(typed, found, suggested)}
			</Box>
			<ShortcutSwitch />
		</Container>
	);
}

function response(typed: string, found: Found, suggested: readonly string[]): ReactNode {
	if (typed === '') return <Suggestions words={suggested} />;
	const count = found.projects.length + found.posts.length;
	return (
		<>
			<Box as="p" role="status" textStyle="ui" color="muted">
				{count === 1 ? '1 result' : `${count || 'No'} results`} for “{typed}”
			</Box>
			{count === 0 ? <NothingFound suggested={suggested} /> : <Results found={found} />}
		</>
	);
}

function Results({ found: { projects, posts } }: { found: Found }) {
	const both = projects.length > 0 && posts.length > 0;
	const place = both ? ['1 / 7', '7 / 13'] : ['1 / 9', '1 / 9'];
	return (
		<Columns rowGap="12" marginTop={{ base: '8', lg: '12' }}>
			<Box gridColumn={{ lg: place[0] }} hidden={projects.length === 0}>
				<FoundList title="Projects" count={projects.length}>
					{projects.map(({ _id, projectsName, projectTheme, projectPrice, ...project }) => (
						<FoundItem
							key={_id}
							{...project}
							title={projectsName}
							note={[projectTheme, messages.price(projectPrice)].filter(Boolean).join(', ')}
							to={paths.project.at(_id)}
						/>
					))}
				</FoundList>
			</Box>
			<Box gridColumn={{ lg: place[1] }} hidden={posts.length === 0}>
				<FoundList title="Posts" count={posts.length}>
					{posts.map(({ _id, topic, author, date, ...post }) => (
						<FoundItem
							key={_id}
							{...post}
							title={topic}
							note={`${day(date)}, ${author}`}
							to={paths.blog.at(_id)}
						/>
					))}
				</FoundList>
			</Box>
		</Columns>
	);
}
