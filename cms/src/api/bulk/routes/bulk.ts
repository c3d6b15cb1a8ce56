import { changeInBulk } from '@sumu/contract';
import { createRoute } from '../../../contract/route';

export default {
	routes: [createRoute(changeInBulk, { policies: ['global::manages-kind'] })],
};
