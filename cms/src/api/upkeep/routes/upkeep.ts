import {
	checkMailRecords,
	readUpkeep,
	removeMailServer,
	saveBackups,
	saveMailServer,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import { identityRoute } from '../../../identity/routes';

export default {
	routes: [
		createRoute(readUpkeep),
		createRoute(checkMailRecords),
		// Each takes a password and sends an e-mail.
		identityRoute(saveMailServer),
		identityRoute(removeMailServer),
		identityRoute(saveBackups),
	],
};
