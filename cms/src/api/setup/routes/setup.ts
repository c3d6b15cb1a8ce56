import { readSetup, saveSetup } from '@sumu/contract';
import { createRoute } from '../../../contract/route';

export default { routes: [createRoute(readSetup), createRoute(saveSetup)] };
