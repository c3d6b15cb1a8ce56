import { readUpkeep, removeMailServer, saveBackups, saveMailServer } from '@sumu/contract';
import { route } from '../../../contract/route';

export default {
	routes: [readUpkeep, saveMailServer, removeMailServer, saveBackups].map((endpoint) =>
		route(endpoint),
	),
};
