import {
	readUpkeep,
	removeMailServer,
	saveBackups,
	saveMailServer,
} from '../endpoints/system-settings';
import type { SystemSettings } from '../schemas/system-settings';
import { type DeepRequired, defineExample } from './example';
import { toChangedResponse, toItemResponse } from './responses';

const backupSettings = { by: 'owner', nights: 7 } as const;
const mailServer = {
	host: 'smtp.example.com',
	port: 587,
	user: 'mira',
	sender: 'Mira <mira@example.com>',
};
const systemSettings: DeepRequired<SystemSettings> = {
	mail: { by: 'owner', ...mailServer },
	backups: backupSettings,
};
const settingsWithoutMailServer: DeepRequired<SystemSettings> = {
	mail: { by: 'nobody', host: '', port: 587, user: '', sender: '' },
	backups: backupSettings,
};

export const upkeepExamples = {
	readUpkeep: defineExample(readUpkeep, { response: toItemResponse(systemSettings) }),
	saveMailServer: defineExample(saveMailServer, {
		body: { ...mailServer, password: 'a-secret', currentPassword: 'Mine2', code: '123456' },
		response: toChangedResponse(systemSettings),
	}),
	removeMailServer: defineExample(removeMailServer, {
		body: { currentPassword: 'Mine2', code: '123456' },
		response: toChangedResponse(settingsWithoutMailServer),
	}),
	saveBackups: defineExample(saveBackups, {
		body: { nights: 7, currentPassword: 'Mine2', code: '123456' },
		response: toChangedResponse(systemSettings),
	}),
};
