import { downloadExport } from '@sumu/contract';
import { createRoute } from '../../../contract/route';

export default { routes: [createRoute(downloadExport)] };
