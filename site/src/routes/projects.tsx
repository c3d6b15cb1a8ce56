import { parsePage } from '@sumu/contract';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom';
import { sitePaths } from '../config/paths';
import { keepButton } from '../features/cart/components/keep-button';
import { projectPageQuery } from '../features/projects/api/page-projects';
import { ProjectPage } from '../features/projects/components/project-page';
import {
	filterFor,
	filterOf,
	type ProjectFilter,
	recentProjectsFilter,
} from '../features/projects/filters';
import { PageHead } from '../features/seo/components/page-head';
import { getAdjacentPages } from '../lib/document/adjacent-pages';
import { loadInBrowser, loadOnServer, notFound } from '../lib/query';
import { sectionOf } from '../lib/site/sections';
import { useSite } from '../lib/site/use-site';
import { useWords } from '../lib/words/use-words';
import { CallToAction } from '../ui/call-to-action';
import { redirectUnknownCategory } from './known-choice.server';

type Args = Pick<LoaderFunctionArgs, 'params' | 'request'>;

const ensureQueriesFor = ({ params, request }: Args) => {
	const page = parsePage(params.page);
	if (!page) throw notFound();
	const { searchParams } = new URL(request.url);
	return (client: QueryClient) => [client.ensureQueryData(projectPageQuery(page, searchParams))];
};

export const loader = async (args: Args) => {
	await redirectUnknownCategory(new URL(args.request.url));
	return loadOnServer(ensureQueriesFor(args));
};
export const clientLoader = (args: Args) => loadInBrowser(ensureQueriesFor(args));

/** Returns the label of a filter for its page's title; undefined for all projects and unknown categories. */
function getFilterLabel(
	{ search }: ProjectFilter,
	categories: readonly string[],
	recent: string,
): string | undefined {
	if (search === recentProjectsFilter.search) return recent;
	return search ? categories.find((name) => filterFor(name).search === search) : undefined;
}

export default function Projects() {
	const page = parsePage(useParams().page) ?? 1;
	const [search] = useSearchParams();
	const site = useSite();
	const intro = site.pages.projects || sectionOf(site, 'projects').text;
	const { pagination } = useSuspenseQuery(projectPageQuery(page, search)).data;
	const filter = filterOf(search);
	const at = (number: number) => sitePaths.projects.at(number, filter.search);
	const { t } = useWords();
	const choice = getFilterLabel(filter, site.shownCategories, t('Recently'));
	const title = choice ? t('Projects: {choice}', { choice }) : t('Projects');
	return (
		<>
			<PageHead
				title={page > 1 ? t('{title}, page {page}', { title, page }) : title}
				description={intro}
				path={at(page)}
				{...getAdjacentPages(page, pagination, at)}
			/>
			<ProjectPage page={page} intro={intro} keep={keepButton} />
			<CallToAction
				text={sectionOf(site, 'contact').title}
				note={site.contactHours}
				to={sitePaths.contact.at()}
			/>
		</>
	);
}
