import { readSetup, saveSetup } from '@sumu/contract';
import { route } from '../../../contract/route';

export default { routes: [route(readSetup), route(saveSetup)] };
