import { findAddress } from '@sumu/contract';
import { route } from '../../../contract/route';

export default { routes: [route(findAddress)] };
