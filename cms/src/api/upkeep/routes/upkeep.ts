import { readUpkeep, removeMailServer, saveBackups, saveMailServer } from '@sumu/contract';
import { route } from '../../../contract/route';
import { identityRoute } from '../../../identity/routes';

export default {
	routes: [
		route(readUpkeep),
		// With a password, and each makes a mail.
		identityRoute(saveMailServer),
		route(removeMailServer),
		route(saveBackups),
	],
};
