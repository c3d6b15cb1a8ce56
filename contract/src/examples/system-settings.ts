import {
	checkMailRecords,
	listBackups,
	readUpkeep,
	removeMailServer,
	runBackups,
	saveBackups,
	saveMailServer,
	testBackups,
} from '../endpoints/system-settings';
import type { Backup, MailRecords, SystemSettings } from '../schemas/system-settings';
import { type DeepRequired, defineExample } from './example';
import { toChangedResponse, toItemResponse, toListResponse } from './responses';

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

const mailRecords: DeepRequired<MailRecords> = {
	domain: 'example.com',
	records: [
		{ type: 'SPF', state: 'found', found: ['v=spf1 include:spf.brevo.com ~all'], add: [] },
		{
			type: 'DKIM',
			state: 'missing',
			found: [],
			add: [
				{
					name: 'brevo1._domainkey.example.com',
					type: 'CNAME',
					value: 'b1.example-com.dkim.brevo.com',
				},
			],
		},
		{
			type: 'DMARC',
			state: 'wrong',
			found: ['v=DMARC1'],
			add: [{ name: '_dmarc.example.com', type: 'TXT', value: 'v=DMARC1; p=none' }],
		},
	],
};

const backup: DeepRequired<Backup> = {
	name: 'nightly-2026-11-29.tar.gz.age',
	at: '2026-11-29T06:07:54.000Z',
	bytes: 412_345,
	encrypted: true,
	verifiedAt: '2026-11-29T06:07:58.000Z',
	target: '/srv/data/backups',
};

export const upkeepExamples = {
	readUpkeep: defineExample(readUpkeep, { response: toItemResponse(systemSettings) }),
	checkMailRecords: defineExample(checkMailRecords, {
		query: { host: 'smtp-relay.brevo.com', sender: mailServer.sender },
		response: toItemResponse(mailRecords),
	}),
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
	listBackups: defineExample(listBackups, { response: toListResponse(backup) }),
	testBackups: defineExample(testBackups, {
		response: toChangedResponse({ target: '/mnt/backups' }),
	}),
	runBackups: defineExample(runBackups, { response: toChangedResponse({ state: 'done' }) }),
};
