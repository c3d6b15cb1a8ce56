import { readDemo, removeDemo } from '@sumu/contract';
import { route } from '../../../contract/route';

export default { routes: [route(readDemo), route(removeDemo)] };
