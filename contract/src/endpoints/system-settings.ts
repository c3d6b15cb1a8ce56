import { defineEndpoint } from '../endpoint';
import { changedSchema, oneOf } from '../schemas/responses';
import {
	backupsBodySchema,
	confirmationBodySchema,
	mailServerBodySchema,
	upkeepSchema,
} from '../schemas/system-settings';

export const readUpkeep = defineEndpoint({
	operation: 'upkeep.one',
	method: 'GET',
	path: '/upkeep',
	summary: 'Which server takes the mails, and how many nightly backups are kept',
	response: oneOf(upkeepSchema),
});

export const saveMailServer = defineEndpoint({
	operation: 'upkeep.saveMailServer',
	method: 'PUT',
	path: '/upkeep/mail',
	summary: 'Mails the caller through a mail server, and keeps to it once it took that mail',
	body: mailServerBodySchema,
	response: changedSchema(upkeepSchema),
});

export const removeMailServer = defineEndpoint({
	operation: 'upkeep.removeMailServer',
	method: 'DELETE',
	path: '/upkeep/mail',
	summary: 'Forgets the mail server: mails are logged again',
	body: confirmationBodySchema,
	response: changedSchema(upkeepSchema),
});

export const saveBackups = defineEndpoint({
	operation: 'upkeep.saveBackups',
	method: 'PUT',
	path: '/upkeep/backups',
	summary: 'How many nightly backups are kept',
	body: backupsBodySchema,
	response: changedSchema(upkeepSchema),
});
