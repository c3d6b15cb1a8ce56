import { getOverview } from '@sumu/contract';
import { route } from '../../../contract/route';

export default { routes: [route(getOverview)] };
