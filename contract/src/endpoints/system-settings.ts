import { defineEndpoint } from '../endpoint';
import { changedSchema, listOf, oneOf } from '../schemas/responses';
import {
	backupRunSchema,
	backupSchema,
	backupsBodySchema,
	backupTargetSchema,
	confirmationBodySchema,
	mailRecordsQuery,
	mailRecordsSchema,
	mailServerBodySchema,
	upkeepSchema,
} from '../schemas/system-settings';

export const readUpkeep = defineEndpoint({
	operation: 'upkeep.one',
	method: 'GET',
	path: '/upkeep',
	summary: 'Returns the mail server and the number of nightly backups to keep',
	response: oneOf(upkeepSchema),
});

export const checkMailRecords = defineEndpoint({
	operation: 'upkeep.checkMailRecords',
	method: 'GET',
	path: '/upkeep/mail/records',
	summary:
		'Looks up the SPF, DKIM and DMARC records of the sender’s domain and compares them with those the mail server needs',
	query: mailRecordsQuery,
	response: oneOf(mailRecordsSchema),
});

export const saveMailServer = defineEndpoint({
	operation: 'upkeep.saveMailServer',
	method: 'PUT',
	path: '/upkeep/mail',
	summary:
		'Sends the caller a test e-mail through a mail server, and saves the server if it accepts it',
	body: mailServerBodySchema,
	response: changedSchema(upkeepSchema),
});

export const removeMailServer = defineEndpoint({
	operation: 'upkeep.removeMailServer',
	method: 'DELETE',
	path: '/upkeep/mail',
	summary: 'Removes the mail server; e-mails are logged again',
	body: confirmationBodySchema,
	response: changedSchema(upkeepSchema),
});

export const saveBackups = defineEndpoint({
	operation: 'upkeep.saveBackups',
	method: 'PUT',
	path: '/upkeep/backups',
	summary: 'Sets how many nightly backups to keep',
	body: backupsBodySchema,
	response: changedSchema(upkeepSchema),
});

export const listBackups = defineEndpoint({
	operation: 'upkeep.listBackups',
	method: 'GET',
	path: '/upkeep/backups',
	summary: 'Lists the backups in DATA_DIR and in BACKUP_URL, newest first',
	response: listOf(backupSchema),
});

export const testBackups = defineEndpoint({
	operation: 'upkeep.testBackups',
	method: 'POST',
	path: '/upkeep/backups/test',
	summary: 'Writes, reads and removes an object in BACKUP_URL',
	response: changedSchema(backupTargetSchema),
});

export const runBackups = defineEndpoint({
	operation: 'upkeep.runBackups',
	method: 'POST',
	path: '/upkeep/backups/run',
	summary: 'Sends a backup to BACKUP_URL now, and waits for it for 20 seconds',
	response: changedSchema(backupRunSchema),
});
