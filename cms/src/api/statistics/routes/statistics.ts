import { readStatistics, reportVisit } from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import { createCallRateLimit } from '../../../platform/limits/rate-limit';

export default {
	routes: [
		createRoute(reportVisit, { middlewares: [createCallRateLimit('visit')] }),
		createRoute(readStatistics),
	],
};
