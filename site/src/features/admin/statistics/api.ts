import { readStatistics } from '@sumu/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../lib/session/call-as-user';

const DAY_MS = 86_400_000;

/** Day in UTC, as visits are counted, such as `2026-12-24`. */
const dayBefore = (days: number) =>
	new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Statistics of the last days, today included. */
export const statisticsQuery = (days: number) =>
	queryOptions({
		queryKey: ['statistics', days],
		queryFn: ({ signal }) =>
			callAsUser(readStatistics, {
				query: { from: dayBefore(days - 1), to: dayBefore(0), by: 'day' },
				signal,
			}),
		select: ({ data }) => data,
		placeholderData: keepPreviousData,
	});
