import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { sitePaths } from '../config/paths';
import { foundQuery, typedOf } from '../features/search/api/search-site';
import { SearchPage } from '../features/search/components/search-page';
import { PageHead } from '../features/seo/components/page-head';
import { visitorHeaders } from '../lib/api/visitor-headers.server';
import { type EnsureQueries, loadInBrowser, loadOnServer } from '../lib/query';
import { useSite } from '../lib/site/use-site';
import { useWords } from '../lib/words/use-words';

type Args = Pick<LoaderFunctionArgs, 'request'>;

const ensureQueriesFor =
	({ request }: Args, headers?: Record<string, string>): EnsureQueries =>
	(client) => [
		client.ensureQueryData(foundQuery(typedOf(new URL(request.url).searchParams), headers)),
	];

export const loader = (args: Args) =>
	loadOnServer(ensureQueriesFor(args, visitorHeaders(args.request)));
export const clientLoader = (args: Args) => loadInBrowser(ensureQueriesFor(args));

export default function Search() {
	const { t } = useWords();
	const searchText = typedOf(useSearchParams()[0]);
	const { aboutSkills } = useSite();
	return (
		<>
			<PageHead
				title={searchText ? t('Search for {words}', { words: searchText }) : t('Search')}
				description={t('Find projects and posts by the words in them.')}
				path={sitePaths.search.at()}
				isPrivate
			/>
			<SearchPage suggested={aboutSkills} />
		</>
	);
}
