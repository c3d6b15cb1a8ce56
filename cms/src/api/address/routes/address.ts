import { findAddress } from '@sumu/contract';
import { createRoute } from '../../../contract/route';

export default { routes: [createRoute(findAddress)] };
