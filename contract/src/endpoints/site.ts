import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { maxLengths } from '../limits';
import { overviewSchema } from '../schemas/overview';
import { ownPageParams, ownPageSchema } from '../schemas/own-pages';
import { changedSchema, oneOf } from '../schemas/responses';
import { siteSchema, siteUpdateSchema } from '../schemas/site-setting';

import { sortedCountsSchema } from '../schemas/sorted';

export const getSite = defineEndpoint({
	operation: 'site-setting.one',
	method: 'GET',
	path: '/site',
	summary: 'Returns the owner’s texts, numbers and pictures',
	cachedBy: [],
	response: oneOf(siteSchema),
});

export const getPage = defineEndpoint({
	operation: 'site-setting.page',
	method: 'GET',
	path: '/page/:slug',
	summary: 'Returns a custom page, or `terms` or `privacy`, as HTML',
	params: ownPageParams,
	cachedBy: [],
	response: oneOf(ownPageSchema),
});

export const updateSite = defineEndpoint({
	operation: 'site-setting.update',
	method: 'PUT',
	path: '/site',
	summary: 'Changes any part of the owner’s texts, numbers and pictures',
	body: siteUpdateSchema,
	response: changedSchema(siteSchema),
});

export const countSorted = defineEndpoint({
	operation: 'site-setting.sorted',
	method: 'GET',
	path: '/site/sorted',
	summary: 'Counts the projects in each category and the skills in each group',
	response: oneOf(sortedCountsSchema),
});

export const getOverview = defineEndpoint({
	operation: 'overview.one',
	method: 'GET',
	path: '/overview',
	summary: 'Returns the site in figures',
	response: oneOf(overviewSchema),
});

export const findAddress = defineEndpoint({
	operation: 'address.find',
	method: 'GET',
	path: '/address',
	summary:
		'Returns the current path of a project or post that has moved permanently, or temporarily the screen of the workplace for the owner’s custom address',
	query: z.object({ path: z.string().check(z.minLength(1), z.maxLength(maxLengths.path)) }),
	response: oneOf(z.object({ path: z.string(), permanent: z.boolean() })),
});
