import { searchSite } from '@sumu/contract';
import { route } from '../../../contract/route';
import { limitedCall } from '../../../platform/limits/rate-limit';

export default { routes: [route(searchSite, { middlewares: [limitedCall('search')] })] };
