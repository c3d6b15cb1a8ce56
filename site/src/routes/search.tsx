import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { paths } from '../config/paths';
import { foundQuery, typedOf } from '../features/search/api/search-site';
import { SearchPage } from '../features/search/components/search-page';
import { PageHead } from '../features/seo/components/page-head';
import { visitorHeaders } from '../lib/api/visitor-headers.server';
import { loadInBrowser, loadOnServer, type Reads } from '../lib/query';
import { useSite } from '../lib/site/use-site';
import { useWords } from '../lib/words/use-words';

type Args = Pick<LoaderFunctionArgs, 'request'>;

const reads =
	({ request }: Args, headers?: Record<string, string>): Reads =>
	(client) => [
		client.ensureQueryData(foundQuery(typedOf(new URL(request.url).searchParams), headers)),
	];

export const loader = (args: Args) => loadOnServer(reads(args, visitorHeaders(args.request)));
export const clientLoader = (args: Args) => loadInBrowser(reads(args));

export default function Search() {
	const { say } = useWords();
	const typed = typedOf(useSearchParams()[0]);
	const { aboutSkills } = useSite();
	return (
		<>
			<PageHead
				title={typed ? say('Search for {words}', { words: typed }) : say('Search')}
				description={say('Find projects and posts by the words in them.')}
				path={paths.search.at()}
				isPrivate
			/>
			<SearchPage suggested={aboutSkills} />
		</>
	);
}
