import { readDemo, removeDemo } from '@sumu/contract';
import { createRoute } from '../../../contract/route';

export default { routes: [createRoute(readDemo), createRoute(removeDemo)] };
