import { endpoint } from '../endpoint';
import { oneOf } from '../schemas/answers';
import { siteSchema } from '../schemas/site-setting';

export const getSite = endpoint({
	operation: 'site-setting.one',
	method: 'GET',
	path: '/site',
	summary: 'The owner’s texts, numbers and pictures',
	answer: oneOf(siteSchema),
});
