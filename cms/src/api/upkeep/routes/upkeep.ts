import {
	checkMailRecords,
	listBackups,
	readUpkeep,
	removeMailServer,
	runBackups,
	saveBackups,
	saveMailServer,
	testBackups,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import { identityRoute } from '../../../identity/routes';

export default {
	routes: [
		createRoute(readUpkeep),
		createRoute(checkMailRecords),
		createRoute(listBackups),
		createRoute(testBackups),
		createRoute(runBackups),
		// Each takes a password and sends an e-mail.
		identityRoute(saveMailServer),
		identityRoute(removeMailServer),
		identityRoute(saveBackups),
	],
};
