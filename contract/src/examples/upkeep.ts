import { readUpkeep, removeMailServer, saveBackups, saveMailServer } from '../endpoints/upkeep';
import type { Upkeep } from '../schemas/upkeep';
import { type Complete, example } from './example';
import { changed, one } from './responses';

const backups = { by: 'owner', nights: 7 } as const;
const server = {
	host: 'smtp.example.com',
	port: 587,
	user: 'mira',
	sender: 'Mira <mira@example.com>',
};
const upkeep: Complete<Upkeep> = { mail: { by: 'owner', ...server }, backups };
const none: Complete<Upkeep> = {
	mail: { by: 'nobody', host: '', port: 587, user: '', sender: '' },
	backups,
};

export const upkeepExamples = {
	readUpkeep: example(readUpkeep, { response: one(upkeep) }),
	saveMailServer: example(saveMailServer, {
		body: { ...server, password: 'a-secret', currentPassword: 'Mine2', code: '123456' },
		response: changed(upkeep),
	}),
	removeMailServer: example(removeMailServer, {
		body: { currentPassword: 'Mine2', code: '123456' },
		response: changed(none),
	}),
	saveBackups: example(saveBackups, {
		body: { nights: 7, currentPassword: 'Mine2', code: '123456' },
		response: changed(upkeep),
	}),
};
