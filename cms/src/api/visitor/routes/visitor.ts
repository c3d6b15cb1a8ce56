import { visitorLocation } from '@sumu/contract';
import { route } from '../../../contract/route';
import { limitedCall } from '../../../platform/limits/rate-limit';

export default { routes: [route(visitorLocation, { middlewares: [limitedCall('location')] })] };
