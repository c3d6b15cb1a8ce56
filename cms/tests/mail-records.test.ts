import { apiEndpoints, type MailRecord, messages } from '@sumu/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { withRole } from './support/callers.ts';
import { type NameServer, startNameServer } from './support/name-server.ts';
import { asOwner } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { owner, type Server, startServer } from './support/server.ts';

const brevo = 'smtp-relay.brevo.com';
const sender = 'Mira <mira@example.com>';
const key = 'v=DKIM1; k=rsa; p=MIGf';

describe('the check of e-mail records', () => {
	let names: NameServer;
	let server: Server;
	let remove: () => void;
	beforeAll(async () => {
		const database = await preparedDatabase();
		({ remove } = database);
		names = await startNameServer();
		server = await startServer({ ...database.variables, DNS_SERVER: names.address });
	});
	afterAll(async () => {
		await server.stop();
		await names.stop();
		remove();
	});
	beforeEach(() => {
		names.texts.clear();
		names.questions.length = 0;
		names.isUp = true;
	});

	const pathOf = (host: string, from = sender) =>
		`/api/upkeep/mail/records?${new URLSearchParams({ host, sender: from })}`;
	async function check(host: string, from?: string): Promise<MailRecord[]> {
		const { body } = await asOwner('GET', pathOf(host, from), undefined, server.url);
		expect(apiEndpoints.checkMailRecords.response.safeParse(body).error).toBeUndefined();
		return body.data.records;
	}
	const statesOf = (records: MailRecord[]) => records.map(({ state }) => state);
	async function checkSpf(host: string, ...texts: string[]) {
		names.texts.set('example.com', ['site-verification=1', ...texts]);
		const [spf] = await check(host);
		return [spf?.state, spf?.add[0]?.value];
	}

	it('finds valid records', async () => {
		names.texts.set('example.com', ['v=spf1 include:spf.brevo.com -all']);
		names.texts.set('brevo1._domainkey.example.com', [key.padEnd(400, 'A')]);
		names.texts.set('_dmarc.example.com', ['v=DMARC1; p=none; rua=mailto:mira@example.com']);
		const records = await check(brevo);
		expect(statesOf(records)).toEqual(['found', 'found', 'found']);
		expect(records.flatMap(({ add }) => add)).toEqual([]);
		const inherited = await check(brevo, 'mira@mail.example.com');
		expect(inherited[2]?.state).toBe('found');
	});

	it('names the records to add for the provider', async () => {
		const records = await check(brevo);
		expect(statesOf(records)).toEqual(['missing', 'missing', 'missing']);
		expect(records.flatMap(({ add }) => add.map(({ name, value }) => [name, value]))).toEqual([
			['example.com', 'v=spf1 include:spf.brevo.com ~all'],
			['brevo1._domainkey.example.com', 'b1.example-com.dkim.brevo.com'],
			['brevo2._domainkey.example.com', 'b2.example-com.dkim.brevo.com'],
			['_dmarc.example.com', 'v=DMARC1; p=none'],
		]);
		const own = await check('mail.example.com');
		expect(own[0]?.add[0]?.value).toBe('v=spf1 a:mail.example.com ~all');
		expect(own[1]?.state).toBe('unknown');
	});

	it('finds wrong records', async () => {
		names.texts.set('brevo1._domainkey.example.com', ['v=DKIM1; p=']);
		names.texts.set('_dmarc.example.com', ['v=DMARC1; rua=mailto:a@example.com']);
		expect(statesOf(await check(brevo))).toEqual(['missing', 'wrong', 'wrong']);
		const repaired = 'v=spf1 mx include:spf.brevo.com ~all';
		expect(await checkSpf(brevo, 'v=spf1 mx -all')).toEqual(['wrong', repaired]);
		expect(await checkSpf(brevo, 'v=spf1 mx ~all', 'v=spf1 include:spf.brevo.com ~all')).toEqual([
			'wrong',
			repaired,
		]);
		const open = await checkSpf(brevo, 'v=spf1 include:spf.brevo.com +all');
		expect(open).toEqual(['wrong', 'v=spf1 include:spf.brevo.com ~all']);
	});

	it('follows included SPF records, but no loop', async () => {
		names.texts.set('spf.host.example', ['v=spf1 include:spf.brevo.com ~all']);
		expect((await checkSpf(brevo, 'v=spf1 include:spf.host.example -all'))[0]).toBe('found');
		names.texts.set('spf.host.example', ['v=spf1 include:spf.host.example ~all']);
		expect((await checkSpf(brevo, 'v=spf1 include:spf.host.example -all'))[0]).toBe('wrong');
	});

	it('lists no records of a domain that belongs to the provider', async () => {
		expect(await check('smtp.gmail.com', 'mira@gmail.com')).toEqual([]);
	});

	it('reports a name server that does not answer within seconds', async () => {
		names.isUp = false;
		const start = Date.now();
		expect(statesOf(await check(brevo))).toEqual(['unknown', 'unknown', 'unknown']);
		expect(Date.now() - start).toBeLessThan(8000);
	});

	it('answers only the first owner, and only for a valid sender', async () => {
		const { token } = await person(undefined, server.url);
		expect((await call(pathOf(brevo), { token, base: server.url })).status).toBe(403);
		expect((await call(pathOf(brevo), { base: server.url })).status).toBe(401);
		const invalid = await asOwner('GET', pathOf(brevo, 'Mira'), undefined, server.url);
		expect(invalid.status).toBe(400);
	});

	it('refuses every helper, a second owner included, and looks nothing up', async () => {
		const { body } = await call('/admin/login', { method: 'POST', body: owner, base: server.url });
		const target = { url: server.url, token: body.data.token };
		for (const role of ['sumu-editor', 'sumu-assistant', 'admin'] as const) {
			const token = await withRole(role, target);
			const answer = await call(pathOf(brevo), { token, base: server.url });
			expect([role, answer.status]).toEqual([role, 403]);
			if (role === 'admin') expect(answer.body.error.message).toBe(messages.firstOwnerOnly);
		}
		expect(names.questions).toEqual([]);
	});
});
