import { listHistory, readVersion, restoreVersion } from '@sumu/contract';
import { createRoute } from '../../../contract/route';

const ofKind = { policies: ['global::manages-kind'] };

export default {
	routes: [
		createRoute(listHistory, ofKind),
		createRoute(readVersion, ofKind),
		createRoute(restoreVersion, ofKind),
	],
};
