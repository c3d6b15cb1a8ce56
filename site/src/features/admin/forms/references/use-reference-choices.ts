import { listProjects, listReviews } from '@sumu/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../../lib/api';
import { queryKeyOf } from '../../../../lib/query/keys';
import { useSite } from '../../../../lib/site/use-site';
import type { ReferenceChoice } from '../entry-form/definition';
import { rememberNames } from '../entry-form/reference-names';

const CHOICES_PAGE_SIZE = 100;

/** Published reviews, newest first. */
export const quotableQuery = () =>
	queryOptions({
		queryKey: [...queryKeyOf('reviews'), 'quotable'],
		queryFn: async ({ signal }) => {
			const { data } = await callEndpoint(listReviews, {
				query: { limit: CHOICES_PAGE_SIZE },
				signal,
			});
			rememberNames(data.map(({ _id, UserName }) => ({ id: _id, name: UserName })));
			return data;
		},
	});

const MAX_QUOTE_LENGTH = 60;
const truncateQuote = (text: string) =>
	text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : text;

/** Reviews a project can quote. */
export function useReviewChoices() {
	const { data = [] } = useQuery(quotableQuery());
	return data.map(({ _id, UserName, reviewText }) => ({
		id: _id,
		name: `${UserName}: ${truncateQuote(reviewText)}`,
	}));
}

const showableQuery = () =>
	queryOptions({
		queryKey: [...queryKeyOf('projects'), 'showable'],
		queryFn: async ({ signal }) => {
			const readPage = (page: number) =>
				callEndpoint(listProjects, { query: { page, size: CHOICES_PAGE_SIZE }, signal });
			const first = await readPage(1);
			const pageCount = first.pagination.at(-1) ?? 1;
			const others = await Promise.all(
				Array.from({ length: pageCount - 1 }, (_, index) => readPage(index + 2)),
			);
			const choices = [first, ...others].flatMap(({ data }) =>
				data.map(({ _id, projectsName }) => ({ id: _id, name: projectsName })),
			);
			rememberNames(choices);
			return choices;
		},
	});

/** Projects a service can link to. */
export const useProjectChoices = () => useQuery(showableQuery()).data ?? [];

/** Categories a project can be in. */
export function useCategoryChoices(): readonly ReferenceChoice[] {
	const { categories, shownCategories } = useSite();
	const names = categories.length > 0 ? categories : shownCategories;
	return names.map((name) => ({ id: name, name }));
}
