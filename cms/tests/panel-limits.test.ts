import { messages, priceRange } from '@sumu/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { json } from './support/json.ts';
import { addDraft, clear, entries, panel, panelAnswer, publish } from './support/panel.ts';

const settings = '/content-manager/single-types/api::site-setting.site-setting';
const collection = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;
const project = {
	projectsName: 'Tea house',
	projectTheme: 'Shop',
	projectsDescription: 'Tea.',
	projectsLiveLink: 'https://tea.test',
	projectPrice: 0,
};
const skill = { skillName: 'CSS', percentage: 50, group: 'tools' };
const review = { reviewText: 'Good', UserName: 'Mou', source: 'owner' };

afterAll(async () => {
	for (const name of ['project', 'skill', 'review']) await clear(name);
});

/** Returns the panel's error for a save. */
async function refusal(method: string, path: string, body: object) {
	const response = await panelAnswer(method, path, body);
	const { error } = await json(response);
	return { status: response.status, message: error?.message, path: error?.details.errors[0]?.path };
}

describe('validation of panel saves', () => {
	it.each([
		['a rating of 9', 'review', { ...review, rating: 9 }, 'rating', messages.numberBetween(1, 5)],
		[
			'a percentage of 200',
			'skill',
			{ ...skill, percentage: 200 },
			'percentage',
			messages.numberBetween(0, 100),
		],
		[
			'a price of -1',
			'project',
			{ ...project, projectPrice: -1 },
			'projectPrice',
			messages.numberBetween(priceRange.min, priceRange.max),
		],
		[
			'a name of 130 characters',
			'project',
			{ ...project, projectsName: 'x'.repeat(130) },
			'projectsName',
			messages.tooLong(120),
		],
		[
			'a script as live link',
			'project',
			{ ...project, projectsLiveLink: 'javascript:alert(9)' },
			'projectsLiveLink',
			messages.invalidAddress,
		],
		[
			'a script as picture',
			'project',
			{ ...project, imageUrl: ' java\tscript:alert(9)' },
			'imageUrl',
			messages.invalidAddress,
		],
	])('rejects %s, also in a draft', async (_what, name, data, field, message) => {
		const before = await entries(name);
		expect(await refusal('POST', collection(name), data)).toEqual({
			status: 400,
			message,
			path: [field],
		});
		expect(await entries(name)).toEqual(before);
	});

	it.each([
		['javascript:alert(9)', 'LinkedIn'],
		['linkedin.com/in/x', 'LinkedIn'],
	])('rejects %s as a social link', async (url, network) => {
		const body = { ownerName: 'Sumu', socials: [{ network, url }] };
		expect(await refusal('PUT', settings, body)).toEqual({
			status: 400,
			message: messages.invalidAddress,
			path: ['socials', '0', 'url'],
		});
	});

	it.each([
		'Asia/Dakka',
		'UTC+6',
		'Dhaka time',
	])('rejects %s as the time zone', async (timeZone) => {
		expect(await refusal('PUT', settings, { timeZone })).toEqual({
			status: 400,
			message: messages.noTimeZone,
			path: ['timeZone'],
		});
		await panel('PUT', settings, { timeZone: 'Asia/Dhaka' });
		expect((await call('/api/site')).body.data.timeZone).toBe('Asia/Dhaka');
	});

	it.each([
		'Asia/Dakka',
		'ET',
	])('rejects %s as the time zone of the contact hours', async (timeZone) => {
		expect(await refusal('PUT', settings, { contact: { timeZone } })).toEqual({
			status: 400,
			message: messages.noTimeZone,
			path: ['contact', 'timeZone'],
		});
	});

	it.each([
		['language', 'Czech language', messages.noLanguage],
		['currency', 'Taka', messages.noCurrency],
	])('rejects an invalid %s', async (name, given, message) => {
		expect(await refusal('PUT', settings, { [name]: given })).toEqual({
			status: 400,
			message,
			path: [name],
		});
	});

	it('rejects an incomplete URL only on publishing', async () => {
		const half = { ...project, projectsLiveLink: 'tea.test' };
		const documentId = await addDraft('project', half);
		const path = `${collection('project')}/${documentId}/actions/publish`;
		expect(await refusal('POST', path, half)).toEqual({
			status: 400,
			message: messages.invalidAddress,
			path: ['projectsLiveLink'],
		});
		await publish('project', documentId, project);
		const { body } = await call('/api/projects');
		expect(body.data[0].projectsLiveLink).toBe('https://tea.test');
	});

	it('accepts valid values', async () => {
		const socials = [{ network: 'GitHub', url: 'https://github.com/sumu' }];
		await panel('PUT', settings, { ownerName: 'Sumu', socials });
		const { body } = await call('/api/site');
		expect(body.data.socials).toEqual(socials);
	});
});
