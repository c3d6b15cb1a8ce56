import { apiEndpoints, type Endpoint, type EndpointName } from '@sumu/contract';
import { endpointExamples, type LooseExample } from '@sumu/contract/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAfterWrites, rows } from './support/query-sqlite.ts';
import { helpers, isAbove, panelState, rights, siteState } from './support/ranks.ts';
import { type Member, type Staff, startStaff } from './support/staff.ts';

const examples: Record<string, LooseExample> = endpointExamples;

/** Calls that everyone may make with anyone's address: they only send a link to that address. */
const sendsLink: readonly EndpointName[] = ['forgotPassword', 'sendConfirmation'];
/** Ends the caller's own account. */
const endsCaller: readonly EndpointName[] = ['deleteAccount'];

const writes = (Object.keys(apiEndpoints) as EndpointName[]).filter(
	(name) => apiEndpoints[name].method !== 'GET' && ![...sendsLink, ...endsCaller].includes(name),
);

interface Attack {
	name: EndpointName;
	method: string;
	path: string;
	body: object;
}

describe('calls of the API that write, against accounts of equal or higher rank', () => {
	let staff: Staff;
	let first: Member;
	let variables: Record<string, string>;
	const members: Record<string, Member> = {};
	const peers: Record<string, Member> = {};
	let superAdmin: number;

	beforeAll(async () => {
		staff = await startStaff({
			AUTH_RATE_LIMIT: '100000',
			SUBMIT_RATE_LIMIT: '100000',
			CALL_RATE_LIMIT: '100000',
		});
		variables = staff.database.variables;
		first = await staff.firstOwner();
		for (const code of helpers) {
			members[code] = await staff.member(code);
			peers[code] = await staff.member(code);
		}
		superAdmin = await staff.invite.roleId('strapi-super-admin');
	});
	afterAll(() => staff.stop());

	/** Names of the accounts that a visitor or a helper may not manage. */
	const protectedFrom = (code: string) =>
		[first, ...Object.values(peers)].filter(
			(one) => code === 'visitor' || !isAbove(code, one.code),
		);

	const stateFor = (code: string, ownSiteId: string) =>
		JSON.stringify([
			...protectedFrom(code).map(({ email }) => [
				rows(variables, panelState, email),
				rows(variables, siteState, email),
			]),
			rows(
				variables,
				`select panel_account, google_id, (select group_concat(role_id) from up_users_role_lnk l
					where l.user_id = u.id) as roles from up_users u where document_id = ?`,
				ownSiteId,
			),
			rights.map((sql) => rows(variables, sql)),
		]);

	/** Fields that would raise the caller or take over the target, if a call stored them. */
	const hostileFields = (target: Member) => ({
		...{ id: target.siteId, _id: target.siteId, documentId: target.siteId, ids: [target.siteId] },
		...{ email: target.email, role: 'admin', roles: [superAdmin], userType: 'admin' },
		...{ panelAccount: target.id, googleId: 'sub-of-somebody', kind: 'user', action: 'delete' },
		...{ password: 'Taken0over1', newPassword: 'Taken0over1', passwordConfirmation: 'Taken0over1' },
		...{ twoStep: false, secondFactor: null, emailVerified: true, confirmed: true, blocked: true },
	});

	function attacksOn(name: EndpointName, target: Member): Attack[] {
		const { method, path }: Endpoint = apiEndpoints[name];
		const example: Partial<LooseExample> = examples[name] ?? {};
		const named = path.replace(/:(\w+)/g, (_, part: string) => {
			const known: Record<string, string> = { email: target.email, id: target.siteId };
			return encodeURIComponent(known[part] ?? String(example.params?.[part] ?? part));
		});
		const hostile = hostileFields(target);
		const bodies = [
			example.body ?? {},
			{ ...hostile, ...example.body },
			{ ...example.body, ...hostile },
		];
		return bodies.map((body) => ({ name, method, path: named, body }));
	}

	it('include those of the newer areas', () => {
		for (const name of [
			'changeInBulk',
			'renameTag',
			'replaceImage',
			'reportVisit',
			'replyMessage',
			'sendTestimonial',
			'addImport',
			'startImport',
			'saveBackups',
		] as const)
			expect(writes).toContain(name);
		expect(writes.length).toBeGreaterThan(75);
	});

	it.each(['visitor', ...helpers])('change nothing when made by %s', async (code) => {
		const visitor = code === 'visitor' ? await staff.visitor() : undefined;
		const member = members[code];
		const token = visitor?.token ?? String(member?.site);
		const ownId = visitor?.id ?? String(member?.siteId);
		const targets = protectedFrom(code).filter(({ code: other }) =>
			['strapi-super-admin', code, 'sumu-developer'].includes(other),
		);
		const reached: string[] = [];
		const failed: string[] = [];
		const readState = readAfterWrites(variables, () => stateFor(code, ownId));
		let before = readState();
		for (const { name, method, path, body } of writes.flatMap((name) =>
			(/:(?:id|email)/.test(apiEndpoints[name].path) ? targets : [first]).flatMap((target) =>
				attacksOn(name, target),
			),
		)) {
			const { status } = await staff.onSite(token, method, path, body);
			const sent = `${name}: ${method} ${path} ${JSON.stringify(body)}`;
			if (status >= 500 && status !== 503) failed.push(`${status} ${sent}`);
			const after = readState();
			if (after !== before) reached.push(sent);
			before = after;
		}
		expect(reached).toEqual([]);
		expect(failed).toEqual([]);
		for (const { code: other, panel, site } of protectedFrom(code)) {
			const inPanel = await staff.as(panel, 'GET', '/admin/users/me');
			const onSite = await staff.onSite(site, 'GET', '/auth/sessions');
			expect([other, inPanel.status, onSite.status]).toEqual([other, 200, 200]);
		}
	});
});
