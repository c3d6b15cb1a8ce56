import { endpoint } from '../endpoint';
import { overviewSchema } from '../schemas/overview';
import { changedSchema, oneOf } from '../schemas/responses';
import { siteSchema } from '../schemas/site-setting';
import { siteUpdateSchema } from '../schemas/site-update';

export const getSite = endpoint({
	operation: 'site-setting.one',
	method: 'GET',
	path: '/site',
	summary: 'The owner’s texts, numbers and pictures',
	cachedBy: [],
	response: oneOf(siteSchema),
});

export const updateSite = endpoint({
	operation: 'site-setting.update',
	method: 'PUT',
	path: '/site',
	summary: 'Changes any part of the owner’s texts, numbers and pictures',
	body: siteUpdateSchema,
	response: changedSchema(siteSchema),
});

export const getOverview = endpoint({
	operation: 'overview.one',
	method: 'GET',
	path: '/overview',
	summary: 'The site in figures',
	response: oneOf(overviewSchema),
});
