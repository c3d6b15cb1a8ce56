import { visitorLocation } from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import { createCallRateLimit } from '../../../platform/limits/rate-limit';

export default {
	routes: [createRoute(visitorLocation, { middlewares: [createCallRateLimit('location')] })],
};
