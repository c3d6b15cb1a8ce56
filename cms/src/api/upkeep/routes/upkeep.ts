import { readUpkeep, removeMailServer, saveBackups, saveMailServer } from '@sumu/contract';
import { route } from '../../../contract/route';
import { identityRoute } from '../../../identity/routes';

export default {
	routes: [
		route(readUpkeep),
		// Each takes a password and sends an e-mail.
		identityRoute(saveMailServer),
		identityRoute(removeMailServer),
		identityRoute(saveBackups),
	],
};
