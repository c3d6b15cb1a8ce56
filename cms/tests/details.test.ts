import {
	type DetailField,
	type DetailName,
	detailFields,
	detailNames,
	messages,
} from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { json } from './support/json.ts';
import { asOwner } from './support/owner.ts';
import { addDraft, clear, entries, panel, panelAnswer } from './support/panel.ts';
import { demand } from './support/set-required-details.ts';

const image = 'https://pictures.example.com/a.jpg';
/** Every value is unique and cannot occur in a timestamp, so a text search finds only its own field. */
const said = {
	projectsLiveLink: 'https://linked.example',
	projectTheme: 'Themeword',
	frontend: 'Frontword',
	backend: 'Backword',
	projectPrice: 41753,
	projectDelivery: 'Deliveryword',
	projectFeature: ['Firstword', 'Secondword', 'Thirdword', 'Fourthword'],
} satisfies Record<DetailField, unknown>;
const project = { ...endpointExamples.addProject.body, ...said, image };

const nothing: Record<DetailField, unknown> = {
	projectsLiveLink: '',
	projectTheme: '',
	frontend: '',
	backend: '',
	projectPrice: null,
	projectDelivery: '',
	projectFeature: [],
};
const demanded: Record<DetailName, string> = {
	liveLink: messages.enterLiveLink,
	theme: messages.enterTheme,
	frontend: messages.enterFrontend,
	backend: messages.enterBackend,
	price: messages.enterPrice,
	delivery: messages.enterDelivery,
	features: messages.enterFeature,
};
/** Labels in the panel's form. */
const labels: Record<DetailName, string> = {
	liveLink: 'Live link',
	theme: 'Theme',
	frontend: 'Front end',
	backend: 'Back end',
	price: 'Price',
	delivery: 'Delivery',
	features: 'Feature 1, Feature 2, Feature 3, Feature 4',
};
const uid = 'api::project.project';
const collection = `/content-manager/collection-types/${uid}`;

/** Maps a request body to the panel's columns, which have other names for pictures and reviews. */
const inPanel = ({
	projectFeature,
	image: imageUrl,
	gallery: _,
	testimonial: __,
	...columns
}: Record<string, unknown>) => ({
	...columns,
	imageUrl,
	...Object.fromEntries(
		[0, 1, 2, 3].map((at) => [`projectFeature${at + 1}`, (projectFeature as string[])?.[at]]),
	),
});
const without = (detail: DetailName): Record<string, unknown> => ({
	...project,
	[detailFields[detail]]: undefined,
});
const add = (body: object) => asOwner('POST', '/api/project/project-add', body);
const added = async (body: object): Promise<string> => {
	const { status, body: answer } = await add(body);
	expect(status, JSON.stringify(answer)).toBe(201);
	return answer.insertedId;
};
const publishInPanel = async (documentId: string, data: object) => {
	const response = await panelAnswer('POST', `${collection}/${documentId}/actions/publish`, data);
	return { status: response.status, body: await json(response) };
};

afterEach(() => demand());
afterAll(() => clear('project'));

describe.each(detailNames)('%s', (detail) => {
	const field = detailFields[detail];
	const draft = without(detail);

	it('is mandatory in the API when required, except for drafts', async () => {
		await demand({ [detail]: 'required' });
		const { status, body } = await add(draft);
		expect([status, body.error.details.errors]).toEqual([
			400,
			[{ path: [field], message: demanded[detail] }],
		]);
		const id = await added({ ...draft, status: 'draft' });
		const published = await asOwner('POST', `/api/project/${id}/publish`);
		expect(published.status).toBe(400);
		expect(published.body.error.message).toBe(messages.missingRequiredFields([labels[detail]]));
		const change = await asOwner('PUT', `/api/project/update/${id}`, { projectsName: 'Other' });
		expect(change.status).toBe(400);
		expect((await call(`/api/project/${id}`)).status).toBe(404);
		const filled = { [field]: said[field] };
		expect((await asOwner('PUT', `/api/project/update/${id}`, filled)).status).toBe(200);
		const emptied = { [field]: detail === 'features' ? [] : '' };
		expect((await asOwner('PUT', `/api/project/update/${id}`, emptied)).status).toBe(400);
		expect((await call(`/api/project/${id}`)).body.data[field]).toEqual(said[field]);
	});

	it('is mandatory in the panel when required, except for drafts', async () => {
		await demand({ [detail]: 'required' });
		const id = await addDraft('project', inPanel(draft));
		const refused = await publishInPanel(id, inPanel(draft));
		expect(refused.status).toBe(400);
		expect(refused.body.error).toMatchObject({
			name: 'ValidationError',
			message: messages.missingRequiredFields([labels[detail]]),
		});
		const later = { ...inPanel(draft), publishAt: new Date(Date.now() + 3_600_000).toISOString() };
		expect((await panelAnswer('PUT', `${collection}/${id}`, later)).status).toBe(400);
		expect((await publishInPanel(id, inPanel(project))).status).toBe(200);
		const { body } = await call(`/api/project/${id}`);
		expect(body.data[field]).toEqual(said[field]);
	});

	it('can be omitted and cleared when optional', async () => {
		const id = await added(draft);
		const read = async () => (await call(`/api/project/${id}`)).body.data[field];
		expect(await read()).toEqual(nothing[field]);
		const update = (value: unknown) =>
			asOwner('PUT', `/api/project/update/${id}`, { [field]: value });
		await update(said[field]);
		expect(await read()).toEqual(said[field]);
		for (const empty of [null, detail === 'features' ? ['', ' '] : '']) {
			await update(said[field]);
			expect((await update(empty)).status).toBe(200);
			expect(await read()).toEqual(nothing[field]);
		}
	});

	it('is absent from every response while off, and returns afterwards', async () => {
		const id = await added(project);
		const { email, token } = await person();
		await call('/api/card/add-card', { method: 'POST', body: { projectId: id }, token });
		const link = (await asOwner('POST', `/api/project/${id}/preview`)).body.data.url;
		const words = [said[field]].flat().map(String);
		const calls = () =>
			Promise.all([
				call(`/api/project/${id}`),
				call('/api/projects'),
				call('/api/projects/1'),
				call(`/api/search?q=${encodeURIComponent(words[0] ?? '')}`),
				call(`/api/card/${email}`, { token }),
				call(`/api/preview/${link.split('/').at(-1)}`),
				asOwner('GET', `/api/project/${id}?version=draft`),
				asOwner('GET', '/api/projects?page=1&search=Themeword'),
			]);
		const texts = async () => (await calls()).map(({ body }) => JSON.stringify(body));
		for (const text of (await texts()).slice(0, 3)) expect(text).toContain(words[0]);

		await demand({ [detail]: 'off' });
		for (const text of await texts()) for (const word of words) expect(text).not.toContain(word);
		expect((await call(`/api/project/${id}`)).body.data[field]).toEqual(nothing[field]);
		await asOwner('PUT', `/api/project/update/${id}`, { projectsName: 'Changed meanwhile' });

		await demand();
		for (const text of (await texts()).slice(0, 3)) expect(text).toContain(words[0]);
	});
});

it('publishes a scheduled project even if more fields are required by then', async () => {
	const publishAt = new Date(Date.now() + 3000).toISOString();
	const id = await added({ ...without('backend'), publishAt });
	await demand({ backend: 'required' });
	await expect
		.poll(async () => (await call(`/api/project/${id}`)).status, { timeout: 25_000 })
		.toBe(200);
}, 40_000);

it('saves projects in /sumu that the panel published, and vice versa', async () => {
	await demand({ theme: 'required', price: 'off' });
	const { projectTheme, projectsName, projectsDescription } = project;
	const least = { projectTheme, projectsName, projectsDescription };
	const id = await addDraft('project', least);
	expect((await publishInPanel(id, least)).status).toBe(200);
	const save = await asOwner('PUT', `/api/project/update/${id}`, least);
	expect([save.status, save.body.data.status]).toEqual([200, 'published']);
	const other = await added({ ...least, image });
	const [row] = (await entries('project')).filter(({ documentId }) => documentId === other);
	expect((await publishInPanel(other, row ?? {})).status).toBe(200);
});

it('refuses settings with a missing field or an unknown value', async () => {
	for (const details of [
		{ theme: 'off' },
		{ ...Object.fromEntries(detailNames.map((name) => [name, 'off'])), theme: 'maybe' },
	])
		expect((await asOwner('PUT', '/api/site', { details })).status).toBe(400);
	const settings = '/content-manager/single-types/api::site-setting.site-setting';
	const before = (await panel('GET', settings)).data.details;
	const refused = await panelAnswer('PUT', settings, { details: { ...before, theme: 'maybe' } });
	expect(refused.status).toBe(400);
});
