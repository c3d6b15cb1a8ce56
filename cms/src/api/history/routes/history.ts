import { listHistory, readVersion, restoreVersion } from '@sumu/contract';
import { route } from '../../../contract/route';

const ofKind = { policies: ['global::manages-kind'] };

export default {
	routes: [route(listHistory, ofKind), route(readVersion, ofKind), route(restoreVersion, ofKind)],
};
