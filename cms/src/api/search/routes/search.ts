import { searchSite } from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import { createCallRateLimit } from '../../../platform/limits/rate-limit';

export default {
	routes: [createRoute(searchSite, { middlewares: [createCallRateLimit('search')] })],
};
