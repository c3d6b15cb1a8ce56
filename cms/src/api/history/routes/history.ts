import { listHistory, readVersion, restoreVersion } from '@sumu/contract';
import { route } from '../../../contract/route';

export default {
	routes: [route(listHistory), route(readVersion), route(restoreVersion)],
};
