import { getReview, listProjects, listReviews } from '@sumu/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../../lib/api';
import { queryKeyOf } from '../../../../lib/query/keys';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { useSite } from '../../../../lib/site/use-site';
import type { ReferenceChoice } from '../entry-form/definition';
import { rememberNames } from '../entry-form/reference-names';

const CHOICES_PAGE_SIZE = 100;

/** The newest published reviews that contain all words of `search`. */
const quotableQuery = (search = '') =>
	queryOptions({
		queryKey: [...queryKeyOf('reviews'), 'quotable', search],
		queryFn: async ({ signal }) => {
			const { data } = await callEndpoint(listReviews, {
				query: search ? { page: 1, size: CHOICES_PAGE_SIZE, search } : { limit: CHOICES_PAGE_SIZE },
				signal,
			});
			rememberNames(data.map(({ _id, UserName }) => ({ id: _id, name: UserName })));
			return data;
		},
		placeholderData: keepPreviousData,
	});

/** The review with this id, which need not be among the newest. */
export function useQuotedReview(id: string) {
	const { data: newestReviews } = useQuery(quotableQuery());
	const listedReview = newestReviews?.find(({ _id }) => _id === id);
	const { data: olderReview } = useQuery({
		queryKey: [...queryKeyOf('reviews'), 'quoted', id],
		queryFn: async ({ signal }) =>
			(await callAsUser(getReview, { params: { id }, query: {}, signal })).data,
		enabled: Boolean(id && newestReviews && !listedReview),
	});
	return listedReview ?? olderReview;
}

const MAX_QUOTE_LENGTH = 60;
const truncateQuote = (text: string) =>
	text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : text;

/** Reviews a project can quote. */
export function useReviewChoices(search?: string) {
	const { data = [] } = useQuery(quotableQuery(search));
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

/** Projects a service can link to; undefined while they load. */
export const useProjectChoices = () => useQuery(showableQuery()).data;

/** Categories a project can be in. */
export function useCategoryChoices(): readonly ReferenceChoice[] {
	const { categories, shownCategories } = useSite();
	const names = categories.length > 0 ? categories : shownCategories;
	return names.map((name) => ({ id: name, name }));
}
