import { listProjects, listReviews } from '@sumu/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api';
import { keys } from '../../../../lib/query/keys';
import { remember } from '../entry-form/names';

const limit = 100;

/** Published reviews, newest first. */
export const quotableQuery = () =>
	queryOptions({
		queryKey: [...keys.reviews, 'quotable'],
		queryFn: async ({ signal }) => {
			const { data } = await call(listReviews, { query: { limit }, signal });
			remember(data.map(({ _id, UserName }) => ({ id: _id, name: UserName })));
			return data;
		},
	});

const longest = 60;
const cut = (text: string) =>
	text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;

/** Reviews a project can quote. */
export function useReviewChoices() {
	const { data = [] } = useQuery(quotableQuery());
	return data.map(({ _id, UserName, reviewText }) => ({
		id: _id,
		name: `${UserName}: ${cut(reviewText)}`,
	}));
}

const showableQuery = () =>
	queryOptions({
		queryKey: [...keys.projects, 'showable'],
		queryFn: async ({ signal }) => {
			const { data } = await call(listProjects, { query: { limit }, signal });
			const choices = data.map(({ _id, projectsName }) => ({ id: _id, name: projectsName }));
			remember(choices);
			return choices;
		},
	});

/** Projects a service can link to. */
export const useProjectChoices = () => useQuery(showableQuery()).data ?? [];
