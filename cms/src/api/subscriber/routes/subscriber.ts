import { subscribe } from '@sumu/contract';
import { route } from '../../../contract/route';
import { limitedSubmit } from '../../../lib/rate-limit';

export default { routes: [route(subscribe, { middlewares: [limitedSubmit] })] };
