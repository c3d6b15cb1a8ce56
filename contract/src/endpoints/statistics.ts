import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { oneOf } from '../schemas/responses';
import { statisticsQuery, statisticsSchema, visitBodySchema } from '../schemas/statistics';

export const reportVisit = defineEndpoint({
	operation: 'statistics.visit',
	method: 'POST',
	path: '/visit',
	summary: 'Counts a page view, without cookies; not of programs, the owner, or with DNT or GPC',
	body: visitBodySchema,
	response: z.null(),
});

export const readStatistics = defineEndpoint({
	operation: 'statistics.read',
	method: 'GET',
	path: '/statistics',
	summary: 'Returns views and visitors of a period, and what they looked at',
	query: statisticsQuery,
	response: oneOf(statisticsSchema),
});
